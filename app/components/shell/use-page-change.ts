import { NavigationType, useLocation, useNavigationType } from '@remix-run/react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isMotionReduced } from '#app/browser/motion.ts'

/**
 * An effect of the frame that runs before the layout effects in which the RouterProvider around it subscribes, and ScrollRestoration scrolls, which
 * comes after the frame in root.tsx. React warns about layout effects on the server.
 */
export const useEffectBeforeRouter = typeof document === 'undefined' ? useEffect : useLayoutEffect

const arrival = { duration: 320, easing: 'cubic-bezier(0.22, 0.7, 0.16, 1)' }

// Returns the element that the hash of the address names, such as the form from which the reader logged in.
function hashTarget(page: HTMLElement): HTMLElement | null {
  const place = location.hash === '' ? null : document.getElementById(location.hash.slice(1))
  return page.contains(place) ? place : null
}

/**
 * Moves the focus to the element of the hash, else the heading, else the page, unless something on the page has it. Returns true if the focused
 * element announces the page.
 */
function focusOn(page: HTMLElement): boolean {
  const active = document.activeElement
  if (active !== null && active !== page && page.contains(active)) return false
  const goal = hashTarget(page) ?? page.querySelector<HTMLElement>('h1') ?? page
  if (goal.tabIndex < 0) goal.tabIndex = -1
  goal.focus({ preventScroll: true })
  return goal !== page
}

/** Module state, because an error page has its own frame. */
let shown: { pathname: string; title: string } | undefined

const isOnLinkToHere = () => document.activeElement?.getAttribute('aria-current') === 'page'

/**
 * On each change of path, fades in the new page and moves the focus (docs/product.md#page-changes); not on the first page, nor for a hash or query.
 * Returns a title to announce if the focus does not announce the page.
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
    if (!isMotionReduced()) main.animate([{ opacity: 0 }, { opacity: 1 }], arrival)
    setAnnounced(focusOn(main) ? '' : title)
  }, [page, pathname, key])
  return announced
}

/** After a logout that stays on the page, moves the focus to the heading, because the menu that had it is gone. */
export function useFocusAfterLogout(page: RefObject<HTMLElement>, isMember: boolean): void {
  const was = useRef(isMember)
  useEffect(() => {
    const hasLeft = was.current && !isMember
    was.current = isMember
    if (hasLeft && page.current !== null && document.activeElement === document.body) focusOn(page.current)
  }, [page, isMember])
}

/**
 * Scrolls a new page smoothly to its top; a page that the reader returns to is restored immediately (docs/product.md#page-changes). The router scrolls
 * in a later layout effect. This one sets the style before it, and the effect below removes it.
 */
export function useSmoothTop(): void {
  const { key } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  useEffectBeforeRouter(() => {
    document.documentElement.style.scrollBehavior = isReturn || isMotionReduced() ? '' : 'smooth'
  }, [key, isReturn])
  useEffect(() => {
    document.documentElement.style.scrollBehavior = ''
  }, [key])
}
