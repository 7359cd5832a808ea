import { useEffect, useRef } from 'react'
import type { LiveMessage, LiveText } from '#server/live/live.schema.ts'
import type { PledgeCard } from '#server/pledge/pledge.schema.ts'
import { tellLikes } from './live-likes.ts'
import { whenIdle } from './when-idle.ts'

const isPledge = (text: LiveText) => 'message' in text

/** Hears of each pledge as it is approved, first of those that were approved since the server made the page, at `since`. */
export const useApprovedPledges = (onPledge: (pledge: PledgeCard) => void, since: string) =>
  useLiveTexts({ topic: 'pledges', isOne: isPledge, since }, onPledge)

export interface LiveTexts<Text extends LiveText> {
  topic: string
  isOne: (text: LiveText) => text is Text
  /** When the server made the page; what became public since comes first. */
  since: string
}

/** Hears of each text of a topic as it becomes public. What the page knows already may come again. */
export function useLiveTexts<Text extends LiveText>(
  { topic, isOne, since }: LiveTexts<Text>,
  onText: (text: Text) => void,
): void {
  useLive(topic, ({ texts = [] }) => texts.filter(isOne).forEach(onText), since)
}

/** Hears what happens to a topic, from when the page has nothing else to do (docs/decisions/live-streams.md); nothing where it is null. */
export function useLive(topic: string | null, onMessage: (message: LiveMessage) => void, since?: string): void {
  const latest = useRef(onMessage)
  useEffect(() => {
    latest.current = onMessage
  }, [onMessage])
  const from = useRef(since)
  useEffect(() => {
    from.current = since
  }, [since])
  useEffect(() => {
    if (topic === null) return undefined
    return followLazily(topic, message => latest.current(message), from.current)
  }, [topic])
}

function followLazily(topic: string, tell: (message: LiveMessage) => void, since: string | undefined) {
  let over = false
  let close = () => {
    over = true
  }
  const hear = (message: LiveMessage) => {
    if (message.likes) tellLikes(message.likes)
    tell(message)
  }
  const forgetIdle = whenIdle(() => {
    void import('./live-stream.ts').then(({ followTopic }) => {
      const moment = Date.parse(since ?? '')
      if (!over) close = followTopic(topic, hear, Number.isNaN(moment) ? undefined : moment)
    }, ignore)
  })
  return () => {
    forgetIdle()
    close()
  }
}

// Live events are an addition: a page without them is whole.
const ignore = (): void => undefined
