import { days, inSeconds } from '../../kernel/clock.ts'
import type { Cookies } from '../cookies.ts'

export const maxReceipts = 5
/** In seconds. */
export const receiptsLifetime = inSeconds(days(365))

// The browser stores the receipts of its pledges, so that the page can show a pledge to its author while it waits for review.
export const receiptsOf = (cookies: Cookies): string[] =>
  (cookies.read('receipts') ?? '')
    .split('.')
    .filter(receipt => /^[\w-]{20,60}$/.test(receipt))
    .slice(-maxReceipts)

export function storeReceipt(cookies: Cookies, receipt: string): void {
  cookies.set('receipts', [...receiptsOf(cookies), receipt].slice(-maxReceipts).join('.'), receiptsLifetime)
}

export const clearReceipts = (cookies: Cookies): void => cookies.clear('receipts')
