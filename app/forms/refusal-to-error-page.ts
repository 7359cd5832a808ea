import { data } from '@remix-run/node'
import { pageUnavailable } from './page-unavailable.ts'
import { isRefusedAs, problemsIn } from './refusal-checks.ts'

const isBusy = (error: unknown) => problemsIn(error).some(({ code }) => code === 'site.busy')

/**
 * Turns refusals into error pages: 404 for a missing or invalid target, 403 for a forbidden one, 503 when the database is unavailable or busy,
 * otherwise 400.
 */
export async function orErrorPage<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (isRefusedAs(error, 'missing') || isRefusedAs(error, 'invalid')) throw data(null, { status: 404 })
    if (isRefusedAs(error, 'forbidden')) throw data(null, { status: 403 })
    if (isRefusedAs(error, 'unavailable')) throw pageUnavailable(isBusy(error) ? 'busy' : 'unavailable')
    if (problemsIn(error).length > 0) throw data(null, { status: 400 })
    throw error
  }
}
