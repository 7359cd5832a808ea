import { useEffect, useRef } from 'react'
import type { PledgeCard } from '#server/pledge/pledge.schema.ts'
import { whenIdle } from './when-idle.ts'

type Tell = (pledge: PledgeCard) => void

/**
 * Hears of each pledge as it is approved, from when the page has nothing else to do (architecture: Live), and first of those that
 * were approved since the server made the page, at `since`.
 */
export function useApprovedPledges(onPledge: Tell, since: string): void {
  const latest = useRef(onPledge)
  useEffect(() => {
    latest.current = onPledge
  }, [onPledge])
  const from = useRef(since)
  useEffect(() => followLazily(pledge => latest.current(pledge), from.current), [])
}

function followLazily(tell: Tell, since: string): () => void {
  let over = false
  let close = () => {
    over = true
  }
  const forgetIdle = whenIdle(() => {
    void import('./live-stream.ts').then(({ followApproved }) => {
      if (!over) close = followApproved(tell, since)
    }, ignore)
  })
  return () => {
    forgetIdle()
    close()
  }
}

// Live events are an addition: a page without them is whole.
const ignore = (): void => undefined
