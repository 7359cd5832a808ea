/** Added to every visitor number that is shown (docs/product.md#visitor-number). */
export const firstNumber = 12_435

/** Six digits with zeros in front; dashes where the number cannot be read. */
export const sixDigits = (number: number | null) => (number === null ? '------' : String(number).padStart(6, '0'))
