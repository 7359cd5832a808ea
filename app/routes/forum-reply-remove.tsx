import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { ConfirmationPage } from '#app/components/confirmation/confirmation-page.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { readBackParameter } from '#app/browser/return-path.ts'
import { readRemovable, removalAction } from '#app/forms/removal.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/forum/index.css'

export const handle = { i18n: ['forum'] }

/** Loads the confirmation page for browsers without scripts. */
export async function loader(args: LoaderFunctionArgs) {
  const { postId, content } = await readRemovable(args, (api, id) => api.reply.place({ id }))
  const t = textsOf(args.context.locale, 'forum')
  return {
    title: t('removal.replyTitle'),
    words: content,
    ask: t('removal.askReply'),
    confirm: t('removal.confirm'),
    back: readBackParameter(args.request, `/forum/post/${postId}#replies`),
    backName: t('removal.back'),
  }
}

export const action = (args: ActionFunctionArgs) =>
  removalAction(args, {
    remove: (api, id) => api.reply.remove({ id }),
    text: 'forum:done.replyRemoved',
    to: () => readBackParameter(args.request, '/forum'),
  })

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ReplyRemove() {
  return <ConfirmationPage {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ForumFailure />
}
