import { useNavigate } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listen } from '#app/components/ui/add-listeners.ts'

interface QuotableProps {
  /** The address of the form that answers this text; undefined if the reader cannot reply. */
  to: string | undefined
  children: ReactNode
}

interface Marked {
  text: string
  top: number
  left: number
}

/** A text whose selected passage can be quoted. The button appears below the end of the selection and is next in the tab order. */
export function Quotable({ to, children }: QuotableProps) {
  const { t } = useTranslation('forum')
  const box = useRef<HTMLDivElement>(null)
  const [marked, setMarked] = useState<Marked>()
  const navigate = useNavigate()
  const isOn = to !== undefined
  useEffect(() => {
    if (!isOn) return undefined
    return listen(document, ['selectionchange'], () => setMarked(markedIn(box.current)))
  }, [isOn])
  function quote(passage: string, form: string): void {
    document.getSelection()?.removeAllRanges()
    navigate(form, { state: { quote: passage }, preventScrollReset: true })
  }
  return (
    <div ref={box} className="quotable">
      {children}
      {marked === undefined || to === undefined ? null : (
        <button
          type="button"
          className="quotable__button"
          style={{ insetBlockStart: marked.top, insetInlineStart: marked.left }}
          // Keeps the selection while the button is pressed.
          onPointerDown={event => event.preventDefault()}
          onClick={() => quote(marked.text, to)}
        >
          {t('replies.quoteMarked')}
        </button>
      )}
    </div>
  )
}

/** Returns the selected text inside a box, and the position of its end in the box. */
function markedIn(box: HTMLElement | null): Marked | undefined {
  const selection = document.getSelection()
  if (box === null || selection === null || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const { anchorNode, focusNode } = selection
  if (!box.contains(anchorNode) || !box.contains(focusNode)) return undefined
  const text = selection.toString().trim()
  const last = Array.from(selection.getRangeAt(0).getClientRects()).at(-1)
  if (text === '' || last === undefined) return undefined
  const { top, left, width } = box.getBoundingClientRect()
  return { text, top: last.bottom - top + 4, left: Math.max(0, Math.min(last.right - left - 24, width - 112)) }
}
