import { isPicture } from '#app/browser/upload-picture.ts'
import { listen } from '#app/components/ui/add-listeners.ts'

const picturesOf = (transfer: DataTransfer | null): File[] => Array.from(transfer?.files ?? []).filter(isPicture)

type LatestHandler = { current: (file: File) => Promise<void> }

/** Passes the pictures that are pasted into or dropped on a box to `take`. Returns a function that stops it. */
export function listenForPictures(
  box: HTMLElement,
  take: LatestHandler,
  setOver: (isOver: boolean) => void,
): () => void {
  async function takeAll(files: readonly File[]): Promise<void> {
    for (const file of files) await take.current(file)
  }
  function onTransfer(event: Event, transfer: DataTransfer | null): void {
    const files = picturesOf(transfer)
    if (files.length === 0) return
    event.preventDefault()
    void takeAll(files)
  }
  const stops = [
    listen(box, ['paste'], event => event instanceof ClipboardEvent && onTransfer(event, event.clipboardData)),
    listen(box, ['drop'], event => {
      setOver(false)
      if (event instanceof DragEvent) onTransfer(event, event.dataTransfer)
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
