import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * Skips revalidation after a refused form, because nothing changed; without a network, it would replace the input by an error page. After a fetcher,
 * Remix skips only routes that opt out, so root and page export this as `shouldRevalidate`.
 */
export const revalidateUnlessRefused: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== undefined && actionStatus >= 400 ? false : defaultShouldRevalidate
