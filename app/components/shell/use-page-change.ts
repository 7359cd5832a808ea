import { NavigationType, useLocation, useNavigationType } from '@remix-run/react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isStill } from '#app/browser/motion.ts'

const arrival = { duration: 320, easing: 'cubic-bezier(0.22, 0.7, 0.16, 1)' }

// The place that the address names, such as the form one logged in for.
function placeOn(page: HTMLElement): HTMLElement | null {
  const place = location.hash === '' ? null : document.getElementById(location.hash.slice(1))
  return page.contains(place) ? place : null
}

/**
 * Takes the focus to what is new, unless something there has it already: the place one was sent to, else the heading, else the page.
 * True where the focus tells by itself where one is.
 */
function focusOn(page: HTMLElement): boolean {
  const active = document.activeElement
  if (active !== null && active !== page && page.contains(active)) return false
  const goal = placeOn(page) ?? page.querySelector<HTMLElement>('h1') ?? page
  if (goal.tabIndex < 0) goal.tabIndex = -1
  goal.focus({ preventScroll: true })
  return goal !== page
}

/** Outlives the frame: an error page comes with a frame of its own. */
let shown: { pathname: string; title: string } | undefined

const isOnLinkToHere = () => document.activeElement?.getAttribute('aria-current') === 'page'

/**
 * On each change of page: the new one fades in and takes the focus (docs/product.md#page-changes). Not on the first, nor for an anchor or a query. What is
 * returned is to be announced: the title of the page, where the focus stays on a link, so that nothing else tells of the change.
 */
export function usePageChange(page: RefObject<HTMLElement>): string {
  const { pathname, key } = useLocation()
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const main = page.current
    const before = shown
    const { title } = document
    shown = { pathname, title }
    if (main === null || before === undefined) return
    if (before.pathname === pathname) {
      if (before.title !== title || isOnLinkToHere()) setAnnounced(title)
      return
    }
    if (!isStill()) main.animate([{ opacity: 0 }, { opacity: 1 }], arrival)
    setAnnounced(focusOn(main) ? '' : title)
  }, [page, pathname, key])
  return announced
}

/** After a logout that stays on the page the heading gets the focus, because the menu that had it is gone. */
export function useFocusAfterLogout(page: RefObject<HTMLElement>, isMember: boolean): void {
  const was = useRef(isMember)
  useEffect(() => {
    const hasLeft = was.current && !isMember
    was.current = isMember
    if (hasLeft && page.current !== null && document.activeElement === document.body) focusOn(page.current)
  }, [page, isMember])
}

// React warns of layout effects on the server, where there is nothing to lay out.
const useBeforeRouter = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * A new page is scrolled smoothly to its top, a page one returns to stands at once where it was (docs/product.md#page-changes). The router scrolls in a
 * layout effect at the end of the document, which this one precedes; the style is taken away again after it.
 */
export function useSmoothTop(): void {
  const { key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  useBeforeRouter(() => {
    document.documentElement.style.scrollBehavior = isReturn || isStill() ? '' : 'smooth'
  }, [key, isReturn])
  useEffect(() => {
    document.documentElement.style.scrollBehavior = ''
  }, [key])
}
