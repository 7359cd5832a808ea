import type { LoaderFunctionArgs } from '@remix-run/node'
import type { VersionedType } from '#server/history/history.schema.ts'
import { requireMember } from './page-guards.ts'
import { idParam } from './route-params.ts'
import { orErrorPage } from './refusal-to-error-page.ts'

/** Loads the versions of the text in the URL, and one of them: the version that the URL names if it exists, otherwise the newest. */
export async function readHistory(args: LoaderFunctionArgs, type: VersionedType) {
  requireMember(args)
  const id = idParam(args)
  const calls = args.context.api[type]
  const { versions } = await orErrorPage(calls.versions({ id }))
  const asked = Number(new URL(args.request.url).searchParams.get('version'))
  const chosen = versions.find(({ version }) => version === asked) ?? versions[0]
  const shown = chosen === undefined ? null : await orErrorPage(calls.version({ id, version: chosen.version }))
  return { versions, shown }
}
