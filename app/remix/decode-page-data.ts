import { RemixBrowser } from '@remix-run/react'

/**
 * Resolves when the data in the page is decoded, so that RemixBrowser renders without waiting. Until then it throws a promise, before its first hook.
 * A key or a click would make React 18 hydrate at once, and a component at the root that waits is then an error (React's number 345), after which the
 * page is never hydrated.
 */
export async function pageDataDecoded(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown
  }
}
