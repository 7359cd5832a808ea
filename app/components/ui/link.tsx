import { useLocation, useNavigate } from '@remix-run/react'
import { type ComponentPropsWithoutRef, useEffect } from 'react'

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  to: string
  /** Replaces the current entry of the history. */
  replace?: boolean
  /** Keeps the scroll position. */
  preventScrollReset?: boolean
  /** Makes the browser load the whole document, because the address is no page of the app. */
  reloadDocument?: boolean
}

/** Marks the links that `useFollowLinks` follows and whose routes `useDiscoverLinks` loads. */
const followed = 'data-followed'

/**
 * A link within the site: a plain `<a>` that `useFollowLinks` follows on the client. The router's own link subscribes to the router and resolves its
 * path in each render, and a page has about a hundred links.
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
  /** True if only the exact address counts as current. */
  end?: boolean
}

/** Returns true if a link leads to the current page or to one of its ancestors. */
export const isCurrent = (pathname: string, to: string, isExact: boolean): boolean =>
  pathname === to || (!isExact && pathname.startsWith(`${to}/`))

/** A link with aria-current while its address, or one below it, is open. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  return <Link {...rest} aria-current={isCurrent(pathname, rest.to, end) ? 'page' : undefined} />
}

/** Follows the links of the site on the client. Its listener is on the document, so that components of the page may handle a click first. */
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

/** Returns the link that a click opens in this tab; undefined if the browser or another listener handles the click. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest(`a[${followed}]`) : null
  if (!(link instanceof HTMLAnchorElement) || (link.target !== '' && link.target !== '_self')) return undefined
  return link.origin === location.origin ? link : undefined
}
