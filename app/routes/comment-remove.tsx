import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ConfirmationPage } from '#app/components/confirmation/confirmation-page.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { readBackParameter } from '#app/browser/return-path.ts'
import { readRemovable, removalAction } from '#app/forms/removal.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/confirmation.css'

/** Loads the confirmation page for browsers without scripts. */
export async function loader(args: LoaderFunctionArgs) {
  const { articleId, content } = await readRemovable(args, (api, id) => api.comment.place({ id }))
  const t = textsOf(args.context.locale, 'comment')
  return {
    title: t('removal.name'),
    words: content,
    ask: t('removal.ask'),
    confirm: t('removal.confirm'),
    back: `${readBackParameter(args.request, `/articles/${articleId}`)}#comments`,
    backName: t('removal.back'),
  }
}

export const action = (args: ActionFunctionArgs) =>
  removalAction(args, {
    remove: (api, id) => api.comment.remove({ id }),
    text: 'comment:removed',
    to: () => `${readBackParameter(args.request, '/articles')}#comments`,
  })

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function CommentRemove() {
  return <ConfirmationPage {...useLoaderData<typeof loader>()} />
}
