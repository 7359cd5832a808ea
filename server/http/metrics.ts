import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

interface Queue {
  running: number
  waiting: number
}

/** The metrics that Prometheus reads at /metrics. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #seconds: Histogram<'handler' | 'method'>
  readonly #responses: Counter<'handler' | 'status'>

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
    this.#seconds = new Histogram({
      name: 'http_request_seconds',
      help: 'Time to the head of the response',
      labelNames: ['handler', 'method'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [this.#registry],
    })
    this.#responses = new Counter({
      name: 'http_answers_total',
      help: 'Responses by status',
      labelNames: ['handler', 'status'],
      registers: [this.#registry],
    })
  }

  /** Shows the running and waiting requests of each queue. They are read when the metrics are requested. */
  showQueues(queues: Readonly<Record<string, Queue>>): void {
    const show = (name: string, help: string, read: (queue: Queue) => number) =>
      new Gauge({
        name,
        help,
        labelNames: ['kind'],
        registers: [this.#registry],
        collect() {
          for (const [kind, queue] of Object.entries(queues)) this.set({ kind }, read(queue))
        },
      })
    show('requests_running', 'Requests in work', queue => queue.running)
    show('requests_waiting', 'Requests that wait for their turn', queue => queue.waiting)
  }

  recordRequest(handler: string, method: string, status: number, seconds: number): void {
    this.#seconds.observe({ handler, method }, seconds)
    this.#responses.inc({ handler, status: String(status) })
  }

  /** Shows the counts of security events: logins, account changes, refusals. */
  watchSecurity(counts: ReadonlyMap<string, number>): void {
    new Gauge({
      name: 'security_events',
      help: 'Security events since the start, by event and outcome',
      labelNames: ['event', 'outcome'],
      registers: [this.#registry],
      collect() {
        for (const [name, count] of counts) {
          const [event = '', outcome = ''] = name.split(' ')
          this.set({ event, outcome }, count)
        }
      },
    })
  }

  /** Shows the number of open live streams, read when the metrics are requested. */
  watchStreams(count: () => number): void {
    const registers = [this.#registry]
    const streams = new Gauge({ name: 'live_streams', help: 'Open live streams', registers, collect: set })
    function set(): void {
      streams.set(count())
    }
  }

  async respond(): Promise<Response> {
    return new Response(await this.#registry.metrics(), { headers: { 'Content-Type': this.#registry.contentType } })
  }
}
