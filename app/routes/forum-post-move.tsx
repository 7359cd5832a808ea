import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useFormResult } from '#app/components/form/form-result.ts'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { PostMove } from '#app/components/forum/post-move.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { movePostAction } from '#app/forms/move-post.action.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/forum/index.css'

export const handle = { i18n: ['forum'] }

/** Loads the boards that a post may be moved to. Members who may not move it get an error page. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const { id, title, board, can } = await orErrorPage(api.post.byId({ id: idParam(args) }))
  if (!can.moderate) throw data(null, { status: 403 })
  const { boards } = await orErrorPage(api.board.list({ status: 'active' }))
  const others = boards
    .filter(each => each.id !== board.id)
    .map(({ id: value, name }) => ({ value: String(value), label: name }))
  return { name: textsOf(locale, 'forum')('move.name'), id, title, board: board.name, others }
}

export function action(args: ActionFunctionArgs) {
  requireMember(args)
  return movePostAction(args, idParam(args))
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.name, isPrivate: true })

export default function Move() {
  const { name: _, ...props } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return <PostMove {...props} refused={result} />
}

export function ErrorBoundary() {
  return <ForumFailure />
}
