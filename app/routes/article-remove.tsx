import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ConfirmationPage } from '#app/components/confirmation/confirmation-page.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { readRemovable, removalAction } from '#app/forms/removal.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { langOf } from '#app/i18n/locale.ts'
import '#app/styles/pages/confirmation.css'

/** Loads the confirmation page for browsers without scripts. */
export async function loader(args: LoaderFunctionArgs) {
  const { id, title, summary, language } = await readRemovable(args, (api, id) => api.article.byId({ id }))
  const t = textsOf(args.context.locale, 'article')
  return {
    title: t('remove.name'),
    heading: title,
    words: summary,
    lang: langOf(language),
    ask: title === '' ? t('remove.askUntitled') : t('remove.ask', { title }),
    confirm: t('remove.confirm'),
    back: `/articles/${id}`,
    backName: t('remove.back'),
  }
}

export const action = (args: ActionFunctionArgs) =>
  removalAction(args, {
    remove: (api, id) => api.article.remove({ id }),
    text: 'article:done.removed',
    to: () => '/articles',
  })

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ArticleRemove() {
  return <ConfirmationPage {...useLoaderData<typeof loader>()} />
}
