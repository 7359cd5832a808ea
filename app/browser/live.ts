import { useEffect, useRef } from 'react'
import type { PledgeCard } from '#server/pledge/pledge.schema.ts'
import type { Stream } from './live-stream.ts'
import { whenIdle } from './when-idle.ts'

export const approvedPledges: Stream<PledgeCard> = {
  procedure: 'pledge.approved',
  isEvent: (thing): thing is PledgeCard =>
    typeof thing === 'object' && thing !== null && 'id' in thing && 'message' in thing,
}

/** Hears of each pledge as it is approved, first of those that were approved since the server made the page, at `since`. */
export const useApprovedPledges = (onPledge: (pledge: PledgeCard) => void, since: string) =>
  useLive(approvedPledges, onPledge, since)

/**
 * Hears the events of a stream, which must stay the same object, from when the page has nothing else to do (architecture: Live).
 * Where the stream can be taken up again, it begins with what happened since the server made the page, at `since`.
 */
export function useLive<Event>(stream: Stream<Event>, onEvent: (event: Event) => void, since?: string): void {
  const latest = useRef(onEvent)
  useEffect(() => {
    latest.current = onEvent
  }, [onEvent])
  const from = useRef(since)
  useEffect(() => {
    return followLazily(stream, event => latest.current(event), from.current)
  }, [stream])
}

function followLazily<Event>(stream: Stream<Event>, tell: (event: Event) => void, since: string | undefined) {
  let over = false
  let close = () => {
    over = true
  }
  const forgetIdle = whenIdle(() => {
    void import('./live-stream.ts').then(({ follow, markAt }) => {
      if (!over) close = follow(stream, tell, since === undefined ? undefined : markAt(since))
    }, ignore)
  })
  return () => {
    forgetIdle()
    close()
  }
}

// Live events are an addition: a page without them is whole.
const ignore = (): void => undefined
