import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showUploadFailure, uploadPicture } from '#app/browser/upload-picture.ts'
import { showToast } from '#app/components/ui/show-toast.ts'
import { canShowPicture } from '#app/components/upload/can-show-picture.ts'
import { listenForPictures } from '#app/components/upload/listen-for-pictures.ts'

/** Returns the addresses in the field, one per line. */
const addressesIn = (text: string): string[] => text.split(/\s+/).filter(line => line !== '')

interface EditorPictureList {
  /** The pictures that can be shown already, each with its line. */
  shown: readonly { address: string; line: number }[]
  isBusy: boolean
  isOver: boolean
  take: (file: File) => void
  remove: (line: number) => void
}

/**
 * Returns the pictures of a post that is being written. Their addresses are stored in one form field, which the draft keeps and a reader without
 * scripts fills by hand. Chosen, pasted and dropped pictures are uploaded and added to it.
 */
export function useEditorPictures(sheet: RefObject<HTMLElement>, text: string, limit: number): EditorPictureList {
  const { t } = useTranslation(['forum', 'textEditor'])
  const [waiting, setWaiting] = useState(0)
  const [isOver, setOver] = useState(false)
  const field = () => sheet.current?.querySelector<HTMLTextAreaElement>('textarea[name="images"]')

  function write(lines: readonly string[]): void {
    const area = field()
    if (!area) return
    area.value = lines.join('\n')
    // The draft and the thumbnails listen to input events.
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const linesNow = () => addressesIn(field()?.value ?? '')
  // Pending uploads count towards the limit. They run in the order in which the files were chosen.
  const queue = useRef({ length: 0, last: Promise.resolve() })
  async function take(file: File): Promise<void> {
    if (linesNow().length + queue.current.length >= limit) {
      showToast({ type: 'warning', message: t('editor.tooManyPictures', { limit }) })
      return
    }
    setWaiting((queue.current.length += 1))
    queue.current.last = queue.current.last.then(async () => upload(file))
    await queue.current.last
  }
  async function upload(file: File): Promise<void> {
    try {
      const { url } = await uploadPicture(file)
      write([...linesNow(), url])
    } catch (error) {
      showUploadFailure(error, reason => t('textEditor:uploadFailed', { reason }))
    } finally {
      setWaiting((queue.current.length -= 1))
    }
  }
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (sheet.current === null) return undefined
    return listenForPictures(sheet.current, latest, setOver)
  }, [sheet])
  const lines = addressesIn(text)
  return {
    shown: lines.map((address, line) => ({ address, line })).filter(({ address }) => canShowPicture(address)),
    isBusy: waiting > 0,
    isOver,
    take: file => void take(file),
    remove: line => write(linesNow().filter((_, place) => place !== line)),
  }
}
