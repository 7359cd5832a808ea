import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showUploadFailure, uploadPicture } from '#app/browser/upload-picture.ts'
import { listenForPictures } from '#app/components/upload/listen-for-pictures.ts'

/** Inserts a block at the cursor as its own paragraph, with an input event, so that counter, preview and draft update. */
function insertMarkdown(area: HTMLTextAreaElement, block: string): void {
  area.focus()
  const before = area.value.slice(0, area.selectionStart)
  const gap = /(^|\n\n)$/.test(before) ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  area.setRangeText(`${gap}${block}\n\n`, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Uploads pasted, dropped and chosen pictures one after another, and inserts them into the text. */
export function usePictures(box: RefObject<HTMLElement>) {
  const { t } = useTranslation('textEditor')
  const [waiting, setWaiting] = useState(0)
  const [isOver, setOver] = useState(false)

  async function take(file: File): Promise<void> {
    const area = box.current?.querySelector('textarea')
    setWaiting(count => count + 1)
    try {
      const { url } = await uploadPicture(file)
      // No caption: a file name does not help readers, and may contain private information.
      if (area) insertMarkdown(area, `![](${url})`)
    } catch (error) {
      showUploadFailure(error, reason => t('uploadFailed', { reason }))
    } finally {
      setWaiting(count => count - 1)
    }
  }

  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (box.current === null) return undefined
    return listenForPictures(box.current, latest, setOver)
  }, [box])
  return { take: (file: File) => void take(file), isBusy: waiting > 0, isOver }
}
