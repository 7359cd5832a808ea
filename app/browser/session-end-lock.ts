import { requestTimeout } from './fetch-with-timeout.ts'
import { removeFromStorage, readStorage, writeStorage } from './storage.ts'

const lockDuration = 1000

/**
 * Returns true in the one tab of this browser that handles the end of the session (docs/product.md#session-expiry). A lock separates tabs that notice
 * it at the same moment. A mark in the storage covers tabs whose request was still pending; it is valid for the time limit of a request.
 */
export async function acquireSessionEndLock(): Promise<boolean> {
  // Safari has no Web Locks before 15.4, and no browser has them outside a secure context.
  if (!('locks' in navigator)) return markSessionEnd()
  try {
    return await firstWithLock()
  } catch {
    return markSessionEnd()
  }
}

function firstWithLock(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request('session-end', { ifAvailable: true }, async lock => {
      resolve(lock !== null && markSessionEnd())
      if (lock !== null) await new Promise(done => setTimeout(done, lockDuration))
    })
    held.catch(reject)
  })
}

function markSessionEnd(): boolean {
  if (hasSessionJustEnded()) return false
  writeStorage('sessionEnded', String(Date.now()))
  return true
}

/** Returns true if a tab of this browser noticed the end of the session within the time limit of one request. */
export const hasSessionJustEnded = (): boolean => Date.now() - Number(readStorage('sessionEnded') ?? 0) < requestTimeout

/** Removes the mark, because a new session may end again. */
export const clearSessionEndMark = (): void => removeFromStorage('sessionEnded')
