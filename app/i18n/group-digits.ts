/**
 * Writes a whole number from 0 with a comma before each group of three digits, as both languages do: 12,800. `Intl` needs 25 ms of processor time for
 * its first number, and a phone four times as long, in one task.
 */
export const groupDigits = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
