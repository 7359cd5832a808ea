import Bold from 'lucide-react/icons/bold'
import Heading from 'lucide-react/icons/heading'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import type { LucideIcon } from 'lucide-react'
import Quote from 'lucide-react/icons/quote'
import { createElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { whenIdle } from '#app/browser/when-idle.ts'
import { listen } from '#app/components/ui/add-listeners.ts'
import { Icon } from '#app/components/ui/icon.tsx'

interface Format {
  /** What `markdown-toolbar` calls it. */
  mark: string
  text: 'headline' | 'bold' | 'quote' | 'list' | 'numberedList' | 'link'
  icon: LucideIcon
  /** The key that does the same together with Ctrl or ⌘. */
  key?: string
}

const formats: readonly Format[] = [
  { mark: 'header-2', text: 'headline', icon: Heading },
  { mark: 'bold', text: 'bold', icon: Bold, key: 'B' },
  { mark: 'quote', text: 'quote', icon: Quote },
  { mark: 'unordered-list', text: 'list', icon: List },
  { mark: 'ordered-list', text: 'numberedList', icon: ListOrdered },
  { mark: 'link', text: 'link', icon: Link, key: 'K' },
]

/**
 * Buttons that write CommonMark around the selection of a text area; two of them have keys. A second press removes the marks, and Undo works as for
 * typed text.
 */
export function FormatButtons({ field }: { field: string }) {
  const { t } = useTranslation('editor')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const area = document.getElementById(field)
    return area === null ? undefined : listen(area, ['keydown'], event => pressButton(event, box.current))
  }, [field])
  useEffect(() => {
    // The element makes itself a stop of the Tab key, to pass the focus on. Here a button is that stop from the start.
    const onLoad = () => box.current?.querySelector('[role="toolbar"]')?.removeAttribute('tabindex')
    return whenIdle(() => void import('@github/markdown-toolbar-element').then(onLoad, () => undefined))
  }, [])
  const buttons = formats.map(({ mark, text, icon, key }, index) => (
    <button
      key={mark}
      type="button"
      className="format-buttons__one"
      tabIndex={index === 0 ? 0 : -1}
      data-md-button={mark}
      aria-label={t(`format.${text}`)}
      aria-keyshortcuts={key === undefined ? undefined : `Control+${key} Meta+${key}`}
      title={key === undefined ? t(`format.${text}`) : `${t(`format.${text}`)} (Ctrl+${key})`}
    >
      <Icon icon={icon} size={18} />
    </button>
  ))
  const naming = { role: 'toolbar', 'aria-label': t('format.label'), 'aria-controls': field }
  return (
    <div className="format-buttons only-scripted" ref={box}>
      {createElement('markdown-toolbar', { for: field, ...naming }, ...buttons)}
    </div>
  )
}

/** Presses the button whose key was pressed together with Ctrl or ⌘ in the text area. */
function pressButton(event: Event, box: HTMLElement | null): void {
  if (!(event instanceof KeyboardEvent) || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
  const format = formats.find(({ key }) => key === event.key.toUpperCase())
  const button = box?.querySelector(`[data-md-button="${format?.mark}"]`)
  if (!(button instanceof HTMLElement)) return
  event.preventDefault()
  button.click()
}
