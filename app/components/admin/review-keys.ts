import { type RefObject, useEffect } from 'react'
import { listen } from '#app/components/ui/add-listeners.ts'

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]:not([hidden])')]

/** Returns the row that has the focus or contains the focused element. */
const currentRow = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

/** Moves the focus to the heading when no row is left. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#content h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

const focusOn = (row: HTMLElement | undefined) => (row === undefined ? focusHeading() : row.focus())

/** Moves the focus to the next row, else the previous one, else the heading, because the row is about to be removed. */
export function focusNeighbour(element: Element): void {
  const row = element.closest<HTMLElement>('[data-row]')
  if (row?.parentElement == null) return
  const rows = rowsOf(row.parentElement)
  const at = rows.indexOf(row)
  focusOn(rows[at + 1] ?? rows[at - 1])
}

/** Moves the focus to the first row that is not chosen, because the chosen rows are about to be removed. */
export function focusUnselected(list: HTMLElement): void {
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

/** Returns a control of the page, in the list or outside it. */
export const controlOf = (act: 'undo' | 'search') => document.querySelector<HTMLElement>(`[data-act="${act}"]`)

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
  // This control is outside the list.
  '/': () => controlOf('search')?.focus(),
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

/**
 * Single-key shortcuts for reviewing many texts: j and k move the focus, u undoes the last decision, the others act on the focused row. They can be
 * turned off.
 */
export function useReviewKeys(list: RefObject<HTMLElement>, on: boolean, undo?: () => void): void {
  useEffect(() => {
    const { current } = list
    if (current === null || !on) return undefined
    return listen(document, ['keydown'], event => {
      if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return
      if (event.key === 'Escape') return leaveReason(event.target)
      const act = event.key === 'u' ? undo : acts[event.key]
      if (act === undefined || writes(event.target)) return
      event.preventDefault()
      act(current)
    })
  }, [list, on, undo])
}

/** Moves the focus to the next row after an act on a row. */
export function useNeighbourFocus(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = list
    if (current === null) return undefined
    return listen(current, ['submit'], event => {
      if (event.target instanceof Element) focusNeighbour(event.target)
    })
  }, [list])
}
