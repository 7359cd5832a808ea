import { useLocation, useNavigate } from '@remix-run/react'
import { type ComponentPropsWithoutRef, useEffect } from 'react'

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  to: string
  /** The page it leads to takes the place of this one in the history. */
  replace?: boolean
  /** The page stays where it was scrolled to. */
  preventScrollReset?: boolean
  /** The browser loads the whole document, because the address is no page of the app. */
  reloadDocument?: boolean
}

/** Carried by the links that `useFollowLinks` follows and `useDiscoverLinks` has Remix discover. */
const followed = 'data-followed'

/**
 * A link within the site: a plain `<a>`, which `useFollowLinks` follows without a new document. The router's own link asks the router about
 * itself at each rendering, on the server and in the browser, and a page has a hundred.
 */
export function Link({ to, replace, preventScrollReset, reloadDocument = false, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      data-replace={replace || undefined}
      data-keep-scroll={preventScrollReset || undefined}
      {...(reloadDocument ? {} : { [followed]: '' })}
      href={to}
    >
      {children}
    </a>
  )
}

interface NavLinkProps extends LinkProps {
  /** Only the exact address counts as current. */
  end?: boolean
}

/** Whether a link leads to the page that is open, or to one above it. */
export const isCurrent = (pathname: string, to: string, isExact: boolean): boolean =>
  pathname === to || (!isExact && pathname.startsWith(`${to}/`))

/** A link that carries aria-current while its address, or one below it, is open. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  return <Link {...rest} aria-current={isCurrent(pathname, rest.to, end) ? 'page' : undefined} />
}

/** Follows the links of the site as the router does. It hears a click after the components of the page, which may keep it to themselves. */
export function useFollowLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const link = linkOf(event)
      if (link === undefined) return
      event.preventDefault()
      const to = `${link.pathname}${link.search}${link.hash}`
      const { replace, keepScroll } = link.dataset
      const isHere = to === `${location.pathname}${location.search}${location.hash}`
      navigate(to, { replace: isHere || replace !== undefined, preventScrollReset: keepScroll !== undefined })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}

/** The link of the site that was pressed to be opened here; undefined where the browser or somebody else does what is to be done. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest(`a[${followed}]`) : null
  if (!(link instanceof HTMLAnchorElement) || (link.target !== '' && link.target !== '_self')) return undefined
  return link.origin === location.origin ? link : undefined
}
