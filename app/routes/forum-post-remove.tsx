import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { boardAddress } from '#app/components/forum/forum-address.ts'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { ConfirmationPage } from '#app/components/confirmation/confirmation-page.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { undefinedIfMissing } from '#app/forms/refusal-checks.ts'
import { readRemovable, removalAction } from '#app/forms/removal.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/forum/index.css'

export const handle = { i18n: ['forum'] }

/** Loads the confirmation page for browsers without scripts. */
export async function loader(args: LoaderFunctionArgs) {
  const { id, title } = await readRemovable(args, (api, id) => api.post.byId({ id }))
  const t = textsOf(args.context.locale, 'forum')
  return {
    title: t('removal.postTitle'),
    words: title,
    ask: t('removal.askPost', { title }),
    confirm: t('removal.confirm'),
    back: `/forum/post/${id}`,
    backName: t('removal.back'),
  }
}

// The link carries the board, because the server no longer knows it once the post is removed.
function boardIn(request: Request): string {
  const board = z.coerce.number().int().positive().safeParse(new URL(request.url).searchParams.get('board'))
  return board.success ? boardAddress({ id: board.data }) : '/forum'
}

/** Removes the post, and returns the path of its board. */
async function removeFromBoard(api: ActionFunctionArgs['context']['api'], id: number): Promise<string> {
  const { boardId } = await api.post.byId({ id })
  await api.post.remove({ id })
  return boardAddress({ id: boardId })
}

/** Redirects to the board of the post, also if somebody else has just removed the post. */
export const action = (args: ActionFunctionArgs) =>
  removalAction(args, {
    remove: (api, id) => orErrorPage(undefinedIfMissing(removeFromBoard(api, id))),
    text: 'forum:done.removed',
    to: (board = boardIn(args.request)) => board,
  })

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function PostRemove() {
  return <ConfirmationPage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ForumFailure />
}
