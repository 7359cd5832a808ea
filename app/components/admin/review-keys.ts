import { type RefObject, useEffect } from 'react'
import { listen } from '#app/components/ui/add-listeners.ts'

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]:not([hidden])')]

/** The row that has the focus or holds what has it. */
const currentRow = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

/** Where no row is left the heading takes the focus. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#content h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

const focusOn = (row: HTMLElement | undefined) => (row === undefined ? focusHeading() : row.focus())

/** Gives the focus to the row below, else to the one above, else to the heading: the row itself is about to leave. */
export function focusNeighbour(element: Element): void {
  const row = element.closest<HTMLElement>('[data-row]')
  if (row?.parentElement == null) return
  const rows = rowsOf(row.parentElement)
  const at = rows.indexOf(row)
  focusOn(rows[at + 1] ?? rows[at - 1])
}

/** Gives the focus to the first row that is not chosen: the chosen ones are about to leave. */
export function focusUnchosen(list: HTMLElement): void {
  focusOn(rowsOf(list).find(row => row.querySelector('[data-act="choose"]:checked') === null))
}

function step(list: HTMLElement, by: 1 | -1): void {
  const rows = rowsOf(list)
  const current = currentRow()
  const at = current === null ? -1 : rows.indexOf(current)
  const next = at === -1 ? rows[0] : rows[at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

const press = (act: string) => currentRow()?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.click()

const actOnPage = (act: string) => document.querySelector<HTMLElement>(`[data-act="${act}"]`)

function openReason(): void {
  const details = currentRow()?.querySelector<HTMLDetailsElement>('details')
  if (!details) return
  details.open = true
  details.querySelector<HTMLInputElement>('input[name="reason"]')?.focus()
}

const acts: Readonly<Record<string, (list: HTMLElement) => void>> = {
  j: list => step(list, 1),
  k: list => step(list, -1),
  a: () => press('approve'),
  r: openReason,
  x: () => press('choose'),
  d: () => press('remove'),
  // These two stand beside the list.
  u: () => actOnPage('undo')?.click(),
  '/': () => actOnPage('search')?.focus(),
}

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('textarea, select, [contenteditable], input:not([type="checkbox"])')

function leaveReason(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'reason') return
  const details = target.closest('details')
  if (details === null) return
  details.open = false
  currentRow()?.focus()
}

/** Single keys for reviewing many texts: j and k move, the others act on the row that has the focus. They can be switched off. */
export function useReviewKeys(list: RefObject<HTMLElement>, on: boolean): void {
  useEffect(() => {
    const { current } = list
    if (current === null || !on) return undefined
    return listen(document, ['keydown'], event => {
      if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return
      if (event.key === 'Escape') return leaveReason(event.target)
      const act = acts[event.key]
      if (act === undefined || writes(event.target)) return
      event.preventDefault()
      act(current)
    })
  }, [list, on])
}

/** After an act on a row the next row gets the focus. */
export function useNeighbourFocus(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = list
    if (current === null) return undefined
    return listen(current, ['submit'], event => {
      if (event.target instanceof Element) focusNeighbour(event.target)
    })
  }, [list])
}
