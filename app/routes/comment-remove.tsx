import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { Removal } from '#app/components/question/removal.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/guards.ts'
import { idIn } from '#app/forms/id-in.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { backIn } from '#app/browser/safe-path.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/question.css'

/** Asks again where no script can. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const { articleId, content, can } = await orNotFound(api.comment.place({ id: idIn(args) }))
  if (!can.delete) throw data(null, { status: 403 })
  const t = textsOf(locale, 'comment')
  return {
    title: t('removal.name'),
    words: content,
    ask: t('removal.ask'),
    confirm: t('removal.confirm'),
    back: `${backIn(args.request, `/articles/${articleId}`)}#comments`,
    backName: t('removal.back'),
  }
}

export function action(args: ActionFunctionArgs) {
  requireMember(args)
  return submit(args, {
    schema: z.object({}),
    run: api => api.comment.remove({ id: idIn(args) }),
    done() {
      args.context.flash({ type: 'success', text: 'comment:removed' })
      return seeOther(`${backIn(args.request, '/articles')}#comments`)
    },
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function CommentRemove() {
  return <Removal {...useLoaderData<typeof loader>()} />
}
