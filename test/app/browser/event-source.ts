import type { LiveMessage } from '#server/live/live.schema.ts'

interface Source {
  address: string
  emit: (message: LiveMessage, at: number) => void
  end: () => void
  closed: boolean
}

export const sources: Source[] = []
export const open = () => sources.filter(({ closed }) => !closed)
export const topicsOf = (source: Source | undefined) =>
  new URL(source?.address ?? '', 'http://here').searchParams.get('topics')

/** True when the server refuses further streams. */
export const places = { areTaken: false }

/** Replaces the browser's EventSource; the test sends the events of the server. */
export class FakeEventSource extends EventTarget implements Source {
  readonly address: string
  closed = false

  constructor(address: string) {
    super()
    this.address = address
    sources.push(this)
    queueMicrotask(() => places.areTaken || this.dispatchEvent(new Event('open')))
    queueMicrotask(() => places.areTaken && this.end())
  }

  emit(message: LiveMessage, at: number): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), lastEventId: String(at) }))
  }

  end(): void {
    this.dispatchEvent(new Event('error'))
  }

  close(): void {
    this.closed = true
  }
}
