// Uses no zod, because the browser runs it while a password is typed.
export type PasswordStrength = 'weak' | 'medium' | 'strong'

/** Returns strong from 12 characters of 3 kinds, medium from 8 of 2, else weak (docs/product.md#passwords). */
export function passwordStrength(password: string): PasswordStrength {
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter(kind => kind.test(password)).length
  const length = Array.from(password).length
  if (length >= 12 && kinds >= 3) return 'strong'
  return length >= 8 && kinds >= 2 ? 'medium' : 'weak'
}
