import { useEffect, useRef } from 'react'
import type { LiveMessage, LiveText } from '#server/live/live.schema.ts'
import type { PledgeCard } from '#server/pledge/pledge.schema.ts'
import { dispatchLikes } from './live-likes.ts'
import { whenIdle } from './when-idle.ts'

const isPledge = (text: LiveText) => 'message' in text

/** Calls `onPledge` for each pledge as it is approved, starting with those approved since the server made the page, at `since`. */
export const useApprovedPledges = (onPledge: (pledge: PledgeCard) => void, since: string) =>
  useLiveTexts({ topic: 'pledges', guard: isPledge, since }, onPledge)

export interface LiveTexts<Text extends LiveText> {
  topic: string
  guard: (text: LiveText) => text is Text
  /** The time when the server made the page. Texts published since then come first. */
  since: string
}

/** Calls `onText` for each text of a topic as it is published. A text that the page already has may come again. */
export function useLiveTexts<Text extends LiveText>(
  { topic, guard, since }: LiveTexts<Text>,
  onText: (text: Text) => void,
): void {
  useLive(topic, ({ texts = [] }) => texts.filter(guard).forEach(onText), since)
}

/** Follows a topic, from the time when the browser is idle (docs/decisions/live-streams.md). A topic of null follows nothing. */
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
    return followWhenIdle(topic, message => latest.current(message), from.current)
  }, [topic])
}

function followWhenIdle(topic: string, onMessage: (message: LiveMessage) => void, since: string | undefined) {
  let over = false
  let close = () => {
    over = true
  }
  const dispatch = (message: LiveMessage) => {
    if (message.likes) dispatchLikes(message.likes)
    onMessage(message)
  }
  const cancelIdle = whenIdle(() => {
    void import('./follow-live-topic.ts').then(({ followTopic }) => {
      const moment = Date.parse(since ?? '')
      if (!over) close = followTopic(topic, dispatch, Number.isNaN(moment) ? undefined : moment)
    }, ignore)
  })
  return () => {
    cancelIdle()
    close()
  }
}

// Live events are optional: the page works without them.
const ignore = (): void => undefined
