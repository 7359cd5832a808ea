import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { listen } from './add-listeners.ts'
import { updateScrollLock } from './scroll-lock.ts'

interface ModalProps {
  open: boolean
  /** Called on Escape and on a click on the backdrop. Buttons inside have their own handlers. */
  onClose: () => void
  /** The id of the heading inside. */
  labelledBy: string
  describedBy?: string | undefined
  /** The id of the element that takes the focus afterwards if the previous one cannot, such as a button that was busy. */
  returnTo?: string | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  className?: string | undefined
  /** The control with `data-focus-first` takes the focus, else the first control. */
  children: ReactNode
}

export const canShowModal = () => typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype

const isEscape = (event: Event) => event instanceof KeyboardEvent && event.key === 'Escape'

/**
 * Ignores the second click of a double click whose first click opened the dialog. It would close the dialog, or press a button that nobody has read.
 * Returns a function that stops it.
 */
function ignoreSecondClick(dialog: HTMLDialogElement) {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) stop()
    else {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  const stop = () => dialog.removeEventListener('click', ignore, true)
  dialog.addEventListener('click', ignore, true)
  return stop
}

/**
 * Shows the dialog in the top layer; in Safari 15.0–15.3, which has no `showModal`, it is positioned over the page. Returns a function that closes
 * it.
 */
function show(dialog: HTMLDialogElement, returnTo: string | undefined) {
  const before = document.activeElement
  if (canShowModal()) dialog.showModal()
  else {
    dialog.dataset['over'] = ''
    dialog.setAttribute('open', '')
  }
  updateScrollLock()
  dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus()
  return () => {
    if (canShowModal()) dialog.close()
    else dialog.removeAttribute('open')
    updateScrollLock()
    if (before instanceof HTMLElement && before.isConnected) before.focus()
    const isBack = document.activeElement === before && before !== document.body
    if (!isBack && returnTo !== undefined) document.getElementById(returnTo)?.focus()
  }
}

function useModal(
  box: RefObject<HTMLDialogElement>,
  { open, onClose, returnTo }: Pick<ModalProps, 'open' | 'onClose' | 'returnTo'>,
) {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  }, [onClose])
  useEffect(() => {
    const dialog = box.current
    if (dialog === null || !open) return undefined
    const hide = show(dialog, returnTo)
    const stops = [
      ignoreSecondClick(dialog),
      listen(dialog, ['cancel', 'close'], event => {
        event.preventDefault()
        latest.current()
      }),
      listen(dialog, ['click'], event => event.target === dialog && latest.current()),
      listen(document, ['keydown'], event => !canShowModal() && isEscape(event) && latest.current()),
    ]
    return () => {
      stops.forEach(stop => stop())
      hide()
    }
  }, [box, open, returnTo])
}

/** A native dialog, which traps the focus and returns it afterwards. */
export function Modal({ open, onClose, labelledBy, describedBy, returnTo, role, className, children }: ModalProps) {
  const box = useRef<HTMLDialogElement>(null)
  useModal(box, { open, onClose, returnTo })
  return (
    <dialog
      ref={box}
      className={classNames('modal', className)}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {open ? <div className="modal__sheet">{children}</div> : null}
    </dialog>
  )
}
