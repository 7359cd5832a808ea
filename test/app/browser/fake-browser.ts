import { vi } from 'vitest'

/** A document with a visibility state and cookies. */
class TestDocument extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible'
  readonly documentElement = { lang: 'zh-CN', dataset: {} }
  readonly kept = new Map<string, string>()

  /** The texts of the elements in which a page shows errors. */
  told: string[] = []

  querySelectorAll() {
    return this.told.map(textContent => ({ textContent }))
  }

  get cookie(): string {
    return [...this.kept].map(pair => pair.join('=')).join('; ')
  }

  set cookie(line: string) {
    const [pair = ''] = line.split('; ')
    const [name = '', value = ''] = pair.split('=')
    this.kept.set(name, value)
  }

  show(visibility: 'visible' | 'hidden'): void {
    this.visibilityState = visibility
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

const anHour = 3_600_000
let moment = Date.parse('2025-10-27T00:00:00Z')

/** Advances the clock by an hour. Messages of the same moment are merged into one, so each test needs its own moment. */
export function atALaterMoment(): void {
  moment += anHour
  vi.setSystemTime(moment)
}

/** A browser without Web Locks: the code that would wait for a lock runs synchronously. */
export const withoutLocks = (): void => void vi.stubGlobal('navigator', { onLine: true })

/** Stubs the browser APIs that app/browser uses, with the page at `path`. Undone by `vi.unstubAllGlobals()`. */
export function openFakeBrowser(path = '/people?page=2') {
  const stored = new Map<string, string>()
  const toasts: unknown[] = []
  const page = new TestDocument()
  const window = new EventTarget()
  const { pathname, search, origin, href, protocol } = new URL(path, 'http://here.example')
  const assign = vi.fn<(path: string) => void>()
  window.addEventListener('show-toast', event => event instanceof CustomEvent && toasts.push(event.detail))
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname, search, origin, href, protocol, hash: '', assign })
  vi.stubGlobal('dispatchEvent', (event: Event) => window.dispatchEvent(event))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  })
  return { stored, toasts, document: page, window, assign }
}
