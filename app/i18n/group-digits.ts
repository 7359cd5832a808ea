/**
 * Writes a count with a comma before each three digits, as both languages do: 12,800. It does not use `Intl`, which takes 25 ms of processor time for
 * its first number and, on a phone, blocks the page for 100 ms.
 */
export const groupDigits = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
