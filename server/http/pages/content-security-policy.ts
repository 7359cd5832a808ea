import { styleSources } from './inline-styles.ts'

// Trusted Types: a string becomes HTML or the URL of a script only through a policy of the page. `default` is in app/inline-head-script.ts; `late` belongs
// to the late start of the page's scripts (app/remix/scripts-after-paint.ts).
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types default late'] as const

/**
 * Returns the Content-Security-Policy of a page, which allows its inline styles by their hashes and its scripts by the nonce. In development, all
 * inline styles are allowed, because Vite adds the styles of a module to the page when the module is loaded.
 */
export const contentSecurityPolicy = (page: Buffer, nonce: string, isDevelopment: boolean) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src ${isDevelopment ? "'self' 'unsafe-inline'" : styleSources(page)}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isDevelopment ? [] : trustedTypes),
  ].join('; ')
