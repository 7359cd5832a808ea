import { patience } from './fetch-with-timeout.ts'
import { forget, recall, remember } from './storage.ts'

const holding = 1000

/**
 * True for the one tab of this browser that deals with the end of the session (docs/product.md#session-expiry). A lock parts tabs that
 * hear of it in the same moment, a mark those whose request was still on its way; it is as old as a request may be.
 */
export async function claimEnding(): Promise<boolean> {
  // Safari knows locks from 15.4 on, and no browser outside a secure context.
  if (!('locks' in navigator)) return mark()
  try {
    return await firstWithLock()
  } catch {
    return mark()
  }
}

function firstWithLock(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request('session-end', { ifAvailable: true }, async lock => {
      resolve(lock !== null && mark())
      if (lock !== null) await new Promise(done => setTimeout(done, holding))
    })
    held.catch(reject)
  })
}

function mark(): boolean {
  if (wasJustEnded()) return false
  remember('sessionEnded', String(Date.now()))
  return true
}

/** True where a tab of this browser heard of the end within the time that a request may take. */
export const wasJustEnded = (): boolean => Date.now() - Number(recall('sessionEnded') ?? 0) < patience

/** A session that is there may end again. */
export const forgetEnding = (): void => forget('sessionEnded')
