import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { listen } from './add-listeners.ts'

interface ModalProps {
  open: boolean
  /** Escape, or a click beside the sheet. Buttons inside call what they mean. */
  onClose: () => void
  /** The id of the heading inside. */
  labelledBy: string
  describedBy?: string | undefined
  /** The id of what takes the focus afterwards where what had it before cannot, such as a button that was busy. */
  returnTo?: string | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  className?: string | undefined
  /** The control marked `data-focus-first` takes the focus, else the first one. */
  children: ReactNode
}

export const canShowModal = () => typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype

const isEscape = (event: Event) => event instanceof KeyboardEvent && event.key === 'Escape'

/** Shows the dialog as the top layer does; Safari 15.0–15.3 has no dialog, there it lies over the page. Returns the way back. */
function show(dialog: HTMLDialogElement, returnTo: string | undefined) {
  const before = document.activeElement
  if (canShowModal()) dialog.showModal()
  else {
    dialog.dataset['over'] = ''
    dialog.setAttribute('open', '')
  }
  dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus()
  return () => {
    if (canShowModal()) dialog.close()
    else dialog.removeAttribute('open')
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

/** A native dialog: it keeps the focus inside and gives it back. */
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
