import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveHistoryEntry, waitUntilHistoryEntryIsLeft } from './viewer-history-entry.ts'

/** Returns the link of the picture that was clicked, unless the click opens another tab. */
function pressedPicture(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a[data-picture]') : null
  return link instanceof HTMLAnchorElement ? link : undefined
}

/** Opens the pictures of this page in the viewer, which is loaded with the first of them. If it cannot be loaded, the picture's own page opens. */
export function usePictureViewer(): void {
  const { t } = useTranslation('picture')
  useEffect(() => {
    let close: (() => void) | undefined
    let isOpening = false
    async function open(link: HTMLAnchorElement): Promise<void> {
      isOpening = true
      try {
        const [{ openViewer }] = await Promise.all([import('./picture-viewer.ts'), waitUntilHistoryEntryIsLeft()])
        close = openViewer(link, t)
      } catch {
        location.assign(link.href)
      } finally {
        isOpening = false
      }
    }
    function onClick(event: MouseEvent): void {
      const link = pressedPicture(event)
      if (link === undefined) return
      event.preventDefault()
      if (!isOpening) void open(link)
    }
    // After a reload or a return to the history entry of a viewer no viewer is open, so the entry is left.
    leaveHistoryEntry()
    document.addEventListener('click', onClick)
    window.addEventListener('popstate', leaveHistoryEntry)
    return () => {
      document.removeEventListener('click', onClick)
      window.removeEventListener('popstate', leaveHistoryEntry)
      close?.()
    }
  }, [t])
}
