import { isRefused, isRefusedAs } from './refusal-checks.ts'

/** Returns `fallback` when the database cannot be read, for the pages of the story (docs/product.md#database-away). */
export async function fallbackWhenUnavailable<T, U>(reading: Promise<T>, fallback: U): Promise<T | U> {
  try {
    return await reading
  } catch (error) {
    if (isRefusedAs(error, 'unavailable')) return fallback
    throw error
  }
}

/** Returns `fallback` also when the server itself fails, which it reports: for an optional part of a page (docs/product.md#forum). */
export async function fallbackOnServerError<T, U>(
  reading: Promise<T>,
  fallback: U,
  report: (fault: unknown) => void,
): Promise<T | U> {
  try {
    return await fallbackWhenUnavailable(reading, fallback)
  } catch (error) {
    if (isRefused(error)) throw error
    report(error)
    return fallback
  }
}
