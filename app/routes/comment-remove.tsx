import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { CommentRemoval } from '#app/components/comment/comment-removal.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/guards.ts'
import { idIn } from '#app/forms/id-in.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { safePath } from '#app/forms/safe-path.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/articles/article.css'

export const handle = { i18n: ['comment'] }

const backOf = (request: Request, otherwise: string) =>
  safePath(new URL(request.url).searchParams.get('back'), otherwise)

/** Asks again where no script can. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const { articleId, content, can } = await orNotFound(api.comment.place({ id: idIn(args) }))
  if (!can.delete) throw data(null, { status: 403 })
  const name = textsOf(locale, 'comment')('removal.name')
  return { name, content, back: `${backOf(args.request, `/articles/${articleId}`)}#comments` }
}

export function action(args: ActionFunctionArgs) {
  requireMember(args)
  return submit(args, {
    schema: z.object({}),
    run: api => api.comment.remove({ id: idIn(args) }),
    done() {
      args.context.flash({ type: 'success', text: 'comment:removed' })
      return seeOther(`${backOf(args.request, '/articles')}#comments`)
    },
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.name, isPrivate: true })

export default function CommentRemove() {
  const { content, back } = useLoaderData<typeof loader>()
  return <CommentRemoval content={content} back={back} />
}
