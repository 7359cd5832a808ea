/** Answers carry these, so that scripts hear of what a redirect would hide (docs/product.md#session-expiry). */
export const sessionHeaders = { ended: 'X-Session-Ended', required: 'X-Login-Required' } as const
