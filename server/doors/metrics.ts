import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** What Prometheus may read at /metrics. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #seconds: Histogram<'door' | 'method'>
  readonly #answers: Counter<'door' | 'status'>

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
    this.#seconds = new Histogram({
      name: 'http_request_seconds',
      help: 'Time to the head of the answer',
      labelNames: ['door', 'method'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [this.#registry],
    })
    this.#answers = new Counter({
      name: 'http_answers_total',
      help: 'Answers by status',
      labelNames: ['door', 'status'],
      registers: [this.#registry],
    })
  }

  note(door: string, method: string, status: number, seconds: number): void {
    this.#seconds.observe({ door, method }, seconds)
    this.#answers.inc({ door, status: String(status) })
  }

  async answer(): Promise<Response> {
    return new Response(await this.#registry.metrics(), { headers: { 'Content-Type': this.#registry.contentType } })
  }
}
