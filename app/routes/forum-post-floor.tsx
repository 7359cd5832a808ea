import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { anchorOf, postAddress } from '#app/components/forum/forum-address.ts'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { isRefusedAs } from '#app/forms/refusal-checks.ts'

export const handle = { i18n: ['forum'] }

/** Redirects to the page of the floor that was entered. Any other text leads to the first page, and a post without replies to itself. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = args.context
  const postId = idParam(args)
  const floor = floorIn(new URL(args.request.url).searchParams.get('floor') ?? '')
  const first = postAddress({ postId, page: 1, sort: 'asc' })
  if (floor === undefined) return redirect(`${first}#replies`, 302)
  try {
    const { id, page } = await api.reply.atFloor({ postId, floor })
    return redirect(`${postAddress({ postId, page, sort: 'asc' })}#${anchorOf(id)}`, 302)
  } catch (error) {
    if (!isRefusedAs(error, 'missing')) throw error
    await orErrorPage(api.reply.list({ postId, limit: 1 }))
    return redirect(`${first}#replies`, 302)
  }
}

const last = 2_147_483_647

/** Parses a floor as people enter it: 12, 12F, 12楼. A number above all floors means the last one, like `newest`. */
function floorIn(typed: string): number | undefined {
  if (typed === 'newest') return last
  const digits = /^\s*(\d{1,12})\s*(?:F|楼)?\s*$/i.exec(typed.normalize('NFKC'))?.[1]
  if (digits === undefined || Number(digits) === 0) return undefined
  return Math.min(Number(digits), last)
}

/** Never rendered. The route has a component so that a missing post gets the error page. */
export default function PostFloor() {
  return null
}

export function ErrorBoundary() {
  return <ForumFailure />
}
