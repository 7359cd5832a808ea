import { useEffect, useMemo } from 'react'
import { useNewTexts } from '#app/components/discussion/use-new-texts.ts'
import type { CommentCard } from '#server/comment/comment.schema.ts'
import type { LiveText } from '#server/live/live.schema.ts'
import type { CommentsContext } from './comments-context.ts'
import { mergeNewComments } from './merge-new-comments.ts'

const isComment = (text: LiveText) => 'replyCount' in text

/**
 * Returns the comments of this page together with those that become public while it is open, and how many of these are new and how many belong on
 * the first page.
 */
export function useLiveComments(loaded: readonly CommentCard[], { place, now, readerId }: CommentsContext) {
  const { articleId, page } = place
  const [arrivals, setArrivals] = useNewTexts({ topic: `article:${articleId}`, guard: isComment, since: now })
  // A comment that the page has loaded is dropped from the arrivals. Otherwise it would come back after it is removed.
  useEffect(() => {
    const known = new Set(loaded.flatMap(({ id, replies }) => [id, ...replies.map(reply => reply.id)]))
    setArrivals(waiting =>
      waiting.some(({ id }) => known.has(id)) ? waiting.filter(({ id }) => !known.has(id)) : waiting,
    )
  }, [loaded, setArrivals])
  return useMemo(
    () =>
      mergeNewComments(
        loaded,
        arrivals.filter(comment => comment.articleId === articleId),
        { page, readerId },
      ),
    [loaded, arrivals, articleId, page, readerId],
  )
}
