import { type RefObject, useEffect, useId, useState } from 'react'
import { toldInPlace, trpc } from '#app/browser/trpc-hooks.tsx'

/** After the last key, so that a writer is not followed letter by letter. */
const pause = 700

const isInSight = (box: HTMLElement | null) => box !== null && box.offsetParent !== null

/** Asks the server how a text will look, when the writer pauses and the preview can be seen. */
export function usePreview(content: string, box: RefObject<HTMLElement>, isAsked: boolean) {
  const [html, setHtml] = useState('')
  const { mutate, isError, reset } = trpc.article.preview.useMutation({
    // One after another, so that the answer to the newest text is what stays.
    scope: { id: useId() },
    meta: toldInPlace,
    onSuccess: answer => setHtml(answer.html),
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
