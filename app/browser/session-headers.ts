/** Response headers that tell scripts what a redirect would hide from them (docs/product.md#session-expiry). */
export const sessionHeaders = { ended: 'X-Session-Ended', required: 'X-Login-Required' } as const
