import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/forms/guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orNotFound } from '#app/forms/not-found.ts'

/** Leads to what a notice tells of, and marks it read: a link, so that it opens in a new tab and without scripts. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { path } = await orNotFound(args.context.api.notice.open({ id: idParam(args) }))
  return redirect(path, { headers: { 'Cache-Control': 'no-store' } })
}
