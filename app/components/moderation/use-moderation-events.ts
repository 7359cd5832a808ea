import { useFetchers, useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useLive } from '#app/browser/use-live.ts'

/** In milliseconds. The reader's own decision is announced here too, so its response must come first. */
const reloadDelay = 1000

/** Reloads the page data when another admin has decided, but never while a decision of the reader is being sent. */
export function useModerationEvents(memberId: number | undefined): void {
  const { revalidate } = useRevalidator()
  const fetchers = useFetchers()
  const { state } = useNavigation()
  const busy = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    busy.current = fetchers.length > 0 || state !== 'idle'
  }, [fetchers, state])
  useEffect(() => {
    return () => clearTimeout(timer.current)
  }, [])
  function reloadSoon(): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => (busy.current ? reloadSoon() : revalidate()), reloadDelay)
  }
  useLive(memberId === undefined ? null : `own:${memberId}`, ({ deskChanged }) => deskChanged === true && reloadSoon())
}
