import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'

/** Responds with all personal data of the member as one file (docs/product.md#leaving). */
export async function loader(args: LoaderFunctionArgs) {
  const { username } = requireMember(args)
  const everything = await orErrorPage(args.context.api.member.export())
  return new Response(`${JSON.stringify(everything, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${username}.json"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
