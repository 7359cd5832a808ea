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
import { selectLinkAddress } from './select-link-address.ts'

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

/** The formats that concern whole lines. */
const lineFormats = '[data-md-button="header-2"], [data-md-button="quote"]'

const linkFormat = '[data-md-button="link"]'

/**
 * Buttons that write CommonMark around the selection of a text area; two of them have keys. A second press removes the marks, or selects the address of
 * a link, and Undo works as for typed text.
 */
export function FormatButtons({ field }: { field: string }) {
  const { t } = useTranslation('textEditor')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const area = document.getElementById(field)
    if (!(area instanceof HTMLTextAreaElement)) return undefined
    const named = (selector: string) => [...(box.current?.querySelectorAll(selector) ?? [])]
    const stops = [
      listen(area, ['keydown'], event => pressButton(event, box.current)),
      // A button hears of a click before the element around it, which reads the selection, and which would write a link inside a link.
      ...named(lineFormats).map(button => listen(button, ['click'], () => selectWholeLines(area))),
      ...named(linkFormat).map(button =>
        listen(button, ['click'], event => selectLinkAddress(area) && event.stopPropagation()),
      ),
    ]
    return () => stops.forEach(stop => stop())
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
      title={key === undefined ? t(`format.${text}`) : `${t(`format.${text}`)} (Ctrl/⌘ ${key})`}
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

/** Extends the selection to the ends of its lines. */
function selectWholeLines(area: HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = area
  const end = value.indexOf('\n', selectionEnd)
  area.setSelectionRange(value.slice(0, selectionStart).lastIndexOf('\n') + 1, end === -1 ? value.length : end)
}

/** On Apple's systems Ctrl with B and K move and delete in a text. */
const isFormatKey = ({ ctrlKey, metaKey }: KeyboardEvent) =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? metaKey : ctrlKey

/** Presses the button whose key was pressed together with Ctrl or ⌘ in the text area. */
function pressButton(event: Event, box: HTMLElement | null): void {
  if (!(event instanceof KeyboardEvent) || event.isComposing || event.altKey || event.shiftKey) return
  if (!isFormatKey(event) || customElements.get('markdown-toolbar') === undefined) return
  const format = formats.find(({ key }) => key === event.key.toUpperCase())
  const button = box?.querySelector(`[data-md-button="${format?.mark}"]`)
  if (!(button instanceof HTMLElement)) return
  event.preventDefault()
  button.click()
}
