// Names that the pages' scripts and the server both use for the end of a session.

/** Response headers that tell scripts what a redirect would hide from them (docs/product.md#session-expiry). */
export const sessionHeaders = { ended: 'X-Session-Ended', required: 'X-Login-Required' } as const

/**
 * The cookie that a page's script sets at logout, so that a logout holds even if the server could not be reached. The server ends the session of a
 * request with it, and clears it. An attacker who managed to set it could log somebody out, but nothing else.
 */
export const loggedOutCookie = 'loggedOut'
