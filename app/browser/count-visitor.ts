import { readUnknownProperty } from './read-unknown-property.ts'
import { readStorage, writeStorage } from './storage.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import { visitorSessionId } from './visitor-session.ts'

const address = '/trpc/visitor.add'
const body = () => JSON.stringify({ sessionId: visitorSessionId() })

/** Counts this browser and returns its visitor number; undefined when the request failed (docs/product.md#visitor-number). */
export async function countVisitor(): Promise<number | undefined> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetchWithTimeout(address, { method: 'POST', headers, body: body() })
    const number = numberIn(await response.json())
    if (number !== undefined) writeStorage('visitorNumber', String(number))
    return number
  } catch {
    return undefined
  }
}

/** Returns the number that this browser received on an earlier visit. */
export function ownVisitorNumber(): number | undefined {
  const stored = readStorage('visitorNumber') ?? ''
  return /^[1-9]\d{0,9}$/.test(stored) ? Number(stored) : undefined
}

/** Counts a visitor who leaves before `countVisitor` was called: the browser sends a beacon even after the page is gone. */
export function countVisitorOnLeave(): void {
  navigator.sendBeacon(address, new Blob([body()], { type: 'application/json' }))
}

// Home makes only this call for every visitor, so it is parsed by hand: the typed client would weigh more than the page's own scripts.
function numberIn(data: unknown): number | undefined {
  const counted = readUnknownProperty(readUnknownProperty(readUnknownProperty(data, 'result'), 'data'), 'visitorNumber')
  return typeof counted === 'number' ? counted : undefined
}
