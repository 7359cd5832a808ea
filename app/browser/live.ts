import { useEffect, useRef } from 'react'
import type { PledgeCard } from '#server/pledge/pledge.schema.ts'
import { whenIdle } from './when-idle.ts'

type Tell = (pledge: PledgeCard) => void

/** Hears of each pledge as it is approved, from when the page has nothing else to do (architecture: Live). */
export function useApprovedPledges(onPledge: Tell): void {
  const latest = useRef(onPledge)
  useEffect(() => {
    latest.current = onPledge
  }, [onPledge])
  useEffect(() => followLazily(pledge => latest.current(pledge)), [])
}

function followLazily(tell: Tell): () => void {
  let over = false
  let close = () => {
    over = true
  }
  const forgetIdle = whenIdle(() => {
    void import('./live-stream.ts').then(({ followApproved }) => {
      if (!over) close = followApproved(tell)
    }, ignore)
  })
  return () => {
    forgetIdle()
    close()
  }
}

// Live events are an addition: a page without them is whole.
const ignore = (): void => undefined
