import { isRefused, isRefusedAs } from './refusal-checks.ts'

/** What a story page shows where the database cannot be read (docs/product.md#database-away). */
export async function orWhenUnavailable<T, U>(reading: Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await reading
  } catch (error) {
    if (isRefusedAs(error, 'unavailable')) return otherwise
    throw error
  }
}

/** For a part that a page can be shown without: also where the server itself fails, which is reported (docs/product.md#forum). */
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
