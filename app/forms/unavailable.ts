import { isRefusedAs } from './problems.ts'

/** What a story page shows where the database cannot be read (decisions: Database gone). */
export async function orWhenUnavailable<T, U>(reading: Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await reading
  } catch (error) {
    if (isRefusedAs(error, 'unavailable')) return otherwise
    throw error
  }
}
