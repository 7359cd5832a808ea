import { type RefObject, useEffect, useId, useState } from 'react'
import { handlesOwnErrors, trpc } from '#app/browser/trpc-hooks.tsx'

/** Milliseconds after the last input, so that the preview is not requested for every letter. */
const pause = 700

const isInSight = (box: HTMLElement | null) => box !== null && box.offsetParent !== null

/** Requests the rendered HTML of a text when the writer pauses and the preview is visible. */
export function usePreview(content: string, box: RefObject<HTMLElement>, isAsked: boolean) {
  const [html, setHtml] = useState('')
  const { mutate, isError, reset } = trpc.article.preview.useMutation({
    // Requests run one after another, so that the response to the newest text is shown last.
    scope: { id: useId() },
    meta: handlesOwnErrors,
    onSuccess: result => setHtml(result.html),
  })
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isInSight(box.current)) return
      if (content.trim() !== '') mutate({ content })
      else {
        reset()
        setHtml('')
      }
    }, pause)
    return () => clearTimeout(timer)
  }, [content, box, isAsked, mutate, reset])
  return { html, failed: isError }
}
