import { isRefused, isRefusedAs } from './refusal-checks.ts'

/** Returns `otherwise` when the database cannot be read, for the pages of the story (docs/product.md#database-away). */
export async function orWhenUnavailable<T, U>(reading: Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await reading
  } catch (error) {
    if (isRefusedAs(error, 'unavailable')) return otherwise
    throw error
  }
}

/** Returns `otherwise` also when the server itself fails, which it reports: for an optional part of a page (docs/product.md#forum). */
export async function orWhenFailed<T, U>(
  reading: Promise<T>,
  otherwise: U,
  report: (fault: unknown) => void,
): Promise<T | U> {
  try {
    return await orWhenUnavailable(reading, otherwise)
  } catch (error) {
    if (isRefused(error)) throw error
    report(error)
    return otherwise
  }
}
