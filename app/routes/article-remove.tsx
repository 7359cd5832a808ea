import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { Removal } from '#app/components/question/removal.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/guards.ts'
import { idIn } from '#app/forms/id-in.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { langOf } from '#app/i18n/locale.ts'
import '#app/styles/pages/question.css'

/** Asks again where no script can. Who may not delete it has no such page. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const { id, title, summary, language, can } = await orNotFound(api.article.byId({ id: idIn(args) }))
  if (!can.delete) throw data(null, { status: 403 })
  const t = textsOf(locale, 'article')
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

export function action(args: ActionFunctionArgs) {
  requireMember(args)
  return submit(args, {
    schema: z.object({}),
    run: api => api.article.remove({ id: idIn(args) }),
    done() {
      args.context.flash({ type: 'success', text: 'article:done.removed' })
      return seeOther('/articles')
    },
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ArticleRemove() {
  return <Removal {...useLoaderData<typeof loader>()} />
}
