import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPicture, tellUploadFailure, uploadPicture } from '#app/browser/upload-picture.ts'
import { listen } from '#app/components/ui/listen.ts'

const picturesOf = (transfer: DataTransfer | null): File[] => Array.from(transfer?.files ?? []).filter(isPicture)

/** Puts a block where the cursor is, as a paragraph of its own; counter, preview and draft hear of it as of typing. */
function insert(area: HTMLTextAreaElement, block: string): void {
  area.focus()
  const before = area.value.slice(0, area.selectionStart)
  const gap = /(^|\n\n)$/.test(before) ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  area.setRangeText(`${gap}${block}\n\n`, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Takes pictures that are pasted, dropped or chosen, uploads them one after another, and puts them into the text. */
export function usePictures(box: RefObject<HTMLElement>) {
  const { t } = useTranslation('article')
  const [waiting, setWaiting] = useState(0)
  const [isOver, setOver] = useState(false)

  async function take(file: File): Promise<void> {
    const area = box.current?.querySelector('textarea')
    setWaiting(count => count + 1)
    try {
      const { url } = await uploadPicture(file)
      // Without a caption: the name of a file is no word for readers, and may tell what nobody meant to tell.
      if (area) insert(area, `![](${url})`)
    } catch (error) {
      tellUploadFailure(error, reason => t('editor.uploadFailed', { reason }))
    } finally {
      setWaiting(count => count - 1)
    }
  }

  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => (box.current === null ? undefined : catchPictures(box.current, latest, setOver)), [box])
  return { take: (file: File) => void take(file), isBusy: waiting > 0, isOver }
}

export type Take = { current: (file: File) => Promise<void> }

/** Has a box take the pictures that are pasted into it or dropped on it. */
export function catchPictures(box: HTMLElement, take: Take, setOver: (isOver: boolean) => void): () => void {
  async function takeAll(files: readonly File[]): Promise<void> {
    for (const file of files) await take.current(file)
  }
  function caught(event: Event, transfer: DataTransfer | null): void {
    const files = picturesOf(transfer)
    if (files.length === 0) return
    event.preventDefault()
    void takeAll(files)
  }
  const stops = [
    listen(box, ['paste'], event => event instanceof ClipboardEvent && caught(event, event.clipboardData)),
    listen(box, ['drop'], event => {
      setOver(false)
      if (event instanceof DragEvent) caught(event, event.dataTransfer)
    }),
    listen(box, ['dragover'], event => {
      if (!(event instanceof DragEvent) || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }),
    listen(box, ['dragleave', 'dragend'], () => setOver(false)),
  ]
  return () => stops.forEach(stop => stop())
}
