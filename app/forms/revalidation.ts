import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * A form that was not taken changed nothing, so the page is not read anew; where the network is away, reading it would replace what was
 * typed by an error page. After a fetcher, Remix skips only the routes that say so themselves: root and page export this as `shouldRevalidate`.
 */
export const unlessRefused: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== undefined && actionStatus >= 400 ? false : defaultShouldRevalidate
