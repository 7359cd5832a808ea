import PhotoSwipe from 'photoswipe'
import type { TFunction } from 'i18next'
import { isMotionReduced } from '#app/browser/motion.ts'
import { canShowModal } from '#app/components/ui/modal.tsx'
import '#app/styles/pages/picture-viewer.css'
import { measure, picturesAround, type ViewedPicture } from './viewed-pictures.ts'
import { addHistoryEntry } from './viewer-history-entry.ts'
import { actOnKey } from './viewer-keys.ts'

type Translate = TFunction<'picture'>

/** Opens a native dialog around the library's own element. It traps the focus and hides the page from screen readers. */
function openDialog(name: string): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'picture-viewer'
  dialog.setAttribute('aria-label', name)
  document.body.append(dialog)
  if (canShowModal()) dialog.showModal()
  else dialog.setAttribute('open', '')
  return dialog
}

/** Space in pixels for the buttons above and the caption below the picture. */
const paddingFor = ({ x }: { x: number }) => ({ top: 60, bottom: 96, left: x < 700 ? 0 : 72, right: x < 700 ? 0 : 72 })

interface Levels {
  fit: number
}

/** Every picture can be zoomed in, also a small one at its natural size. */
const closer = ({ fit }: Levels) => Math.max(1, fit * 2.5)
const closest = ({ fit }: Levels) => Math.max(2, fit * 6)

function optionsFor(t: Translate) {
  const animation = isMotionReduced() ? ('none' as const) : ('fade' as const)
  return {
    loop: false,
    bgOpacity: 1,
    counter: false,
    trapFocus: !canShowModal(),
    returnFocus: false,
    paddingFn: paddingFor,
    secondaryZoomLevel: closer,
    maxZoomLevel: closest,
    showHideAnimationType: animation,
    zoomAnimationDuration: isMotionReduced() ? 0 : 333,
    closeTitle: t('close'),
    zoomTitle: t('zoom'),
    arrowPrevTitle: t('previous'),
    arrowNextTitle: t('next'),
    errorMsg: t('failed'),
  }
}

/** Sets the labels of the library's elements for screen readers, in the language of the page. */
function nameBoxes({ element, scrollWrap }: PhotoSwipe): void {
  element?.removeAttribute('role')
  scrollWrap?.removeAttribute('aria-roledescription')
  for (const slide of element?.querySelectorAll('.pswp__item') ?? []) slide.removeAttribute('aria-roledescription')
}

function createPart(kind: 'place' | 'said', text: string): HTMLElement {
  const piece = document.createElement('span')
  piece.className = `pswp__${kind}`
  piece.textContent = text
  return piece
}

/** Shows the caption and position of the current picture, and announces them to screen readers. */
function showWords(viewer: PhotoSwipe, pictures: readonly ViewedPicture[], t: Translate): void {
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'words',
      appendTo: 'root',
      onInit(box) {
        box.setAttribute('role', 'status')
        viewer.on('change', () => {
          const number = viewer.currIndex + 1
          const place = pictures.length === 1 ? '' : t('place', { number, total: pictures.length })
          const said = (pictures[viewer.currIndex]?.words ?? []).filter(text => text !== '')
          const pieces = [
            ...(place === '' ? [] : [createPart('place', place)]),
            ...said.map(text => createPart('said', text)),
          ]
          box.replaceChildren(...pieces.flatMap((piece, index) => (index === 0 ? [piece] : [' ', piece])))
        })
      },
    })
  })
}

/** The library needs the size of each picture, which the text does not contain. Visible and neighbouring pictures are measured. */
function measureShown(viewer: PhotoSwipe, pictures: ViewedPicture[]): void {
  viewer.on('change', () => {
    for (const index of [viewer.currIndex - 1, viewer.currIndex, viewer.currIndex + 1]) {
      const picture = pictures[index]
      if (picture === undefined || picture.isMeasured) continue
      picture.isMeasured = true
      void measure(picture.src).then(size => {
        if (size === undefined || viewer.isDestroying) return
        Object.assign(picture, size)
        viewer.refreshSlideContent(index)
      })
    }
  })
}

/** Opens the viewer at the picture of a link, with the other pictures of its text before and after it. Returns a function that closes it. */
export function openViewer(link: HTMLAnchorElement, t: Translate): () => void {
  const { pictures, index } = picturesAround(link)
  const dialog = openDialog(t('pictures'))
  const viewer = new PhotoSwipe({ ...optionsFor(t), dataSource: pictures, index, appendToEl: dialog })
  showWords(viewer, pictures, t)
  measureShown(viewer, pictures)
  viewer.on('keydown', event => {
    const { originalEvent } = event
    const isPlain = !originalEvent.ctrlKey && !originalEvent.metaKey && !originalEvent.altKey
    if (!isPlain || !actOnKey(viewer, originalEvent.key)) return
    originalEvent.preventDefault()
    event.preventDefault()
  })
  const leave = addHistoryEntry(() => viewer.close())
  viewer.on('destroy', () => {
    dialog.remove()
    leave()
    if (link.isConnected) link.focus({ preventScroll: true })
  })
  // Fired by Escape, and by the back gesture of phones.
  dialog.addEventListener('cancel', event => {
    event.preventDefault()
    viewer.close()
  })
  viewer.init()
  nameBoxes(viewer)
  viewer.element?.focus({ preventScroll: true })
  return () => viewer.destroy()
}
