/** Added to every visitor number before it is shown (docs/product.md#visitor-number). */
export const firstNumber = 12_435

/** Returns a number with six digits and leading zeros; dashes if it could not be read. */
export const sixDigits = (number: number | null) => (number === null ? '------' : String(number).padStart(6, '0'))
