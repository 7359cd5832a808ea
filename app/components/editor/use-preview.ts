import { type RefObject, useEffect, useState } from 'react'
import { loadRpc } from '#app/browser/rpc.ts'

/** After the last key, so that a writer is not followed letter by letter. */
const pause = 700

const isInSight = (box: HTMLElement | null) => box !== null && box.offsetParent !== null

/** Asks the server how a text will look, when the writer pauses and the preview can be seen. */
export function usePreview(content: string, box: RefObject<HTMLElement>, isAsked: boolean) {
  const [shown, setShown] = useState({ html: '', failed: false })
  useEffect(() => {
    let over = false
    async function ask(): Promise<void> {
      if (!isInSight(box.current)) return
      const answer = content.trim() === '' ? '' : await rendered(content)
      if (!over)
        setShown(known => (answer === undefined ? { ...known, failed: true } : { html: answer, failed: false }))
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [content, box, isAsked])
  return shown
}

async function rendered(content: string): Promise<string | undefined> {
  try {
    const rpc = await loadRpc()
    return (await rpc.article.preview.mutate({ content })).html
  } catch {
    return undefined
  }
}
