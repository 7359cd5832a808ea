import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { trpc } from '#app/browser/trpc-hooks.tsx'
import { useLiveLikes } from '#app/browser/live-likes.ts'
import type { LikeState } from '#server/like/like.schema.ts'
import type { LikedType } from '#server/kernel/text-kinds.schema.ts'

/** What the reader sees the moment they press, before the server has answered. */
export const pressed = ({ likes, isLiked }: LikeState): LikeState => ({
  likes: Math.max(0, likes + (isLiked ? -1 : 1)),
  isLiked: !isLiked,
})

/** A count from the live stream, and the count that the page had read by then. */
export interface HeardLikes {
  likes: number
  after: number
}

/** A count from the live stream is outdated once the page has read another one. */
export const newestLikes = (known: number, heard: HeardLikes | undefined): number =>
  heard?.after === known ? heard.likes : known

/** A like that shows at once; the server's answer replaces it, a refusal brings back what was (docs/product.md#likes). */
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
    // Pressed twice quickly: one call after the other, and the answer to the last is what stays.
    scope: { id: useId() },
    onMutate: () => {
      setShown(pressed(shown))
      return shown
    },
    onSuccess: answer => answer.isLiked === wanted.current && setShown(answer),
    onError: (_error, _wanted, before) => before && setShown(before),
  })
  function toggle(): void {
    wanted.current = !shown.isLiked
    mutate(wanted.current)
  }
  return { ...shown, toggle }
}
