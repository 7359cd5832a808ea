import { useSyncExternalStore } from 'react'

// A render asks more than once and must be told the same; people do not count ten seconds.
const step = 10_000

const never = () => () => undefined

/** The time by the browser's own clock; undefined on the server and in the first client render, which must be the same for everybody. */
export const useBrowserNow = (): number | undefined =>
  useSyncExternalStore(
    never,
    () => Math.floor(Date.now() / step) * step,
    () => undefined,
  )
