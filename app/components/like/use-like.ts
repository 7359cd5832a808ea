import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { trpc } from '#app/browser/trpc-hooks.tsx'
import { useLiveLikes } from '#app/browser/live-likes.ts'
import type { LikeState } from '#server/like/like.schema.ts'
import type { LikedType } from '#server/kernel/text-kind-properties.schema.ts'

/** Returns the optimistic state after a press, before the server has responded. */
export const toggleLike = ({ likes, isLiked }: LikeState): LikeState => ({
  likes: Math.max(0, likes + (isLiked ? -1 : 1)),
  isLiked: !isLiked,
})

/** A count from a live event, and the count of the page when the event arrived. */
export interface ReceivedLikes {
  likes: number
  after: number
}

/** Returns the count of the live event, unless the page has loaded another count since. */
export const newestLikes = (known: number, received: ReceivedLikes | undefined): number =>
  received?.after === known ? received.likes : known

/** An optimistic like: the response of the server replaces it, and a refusal restores the previous state (docs/product.md#likes). */
export function useLike(known: LikeState, text: { type: LikedType; id: number }) {
  const { client } = trpc.useUtils()
  const [shown, setShown] = useState(known)
  useEffect(() => {
    setShown({ likes: known.likes, isLiked: known.isLiked })
  }, [known.likes, known.isLiked])
  useLiveLikes(text, likes => setShown(before => ({ ...before, likes })))
  const wanted = useRef(known.isLiked)
  const { mutate } = useMutation({
    mutationFn: (isLiked: boolean) => {
      const { like, unlike } = client[text.type]
      return (isLiked ? like : unlike).mutate({ id: text.id })
    },
    // Quick presses are sent one after another, and the response to the last one is shown.
    scope: { id: useId() },
    onMutate: () => {
      setShown(toggleLike(shown))
      return shown
    },
    onSuccess: result => result.isLiked === wanted.current && setShown(result),
    onError: (_error, _wanted, before) => before && setShown(before),
  })
  function toggle(): void {
    wanted.current = !shown.isLiked
    mutate(wanted.current)
  }
  return { ...shown, toggle }
}
