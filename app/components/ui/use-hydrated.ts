import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns false on the server and in the first client render, true once scripts run. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
