import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { Removal } from '#app/components/question/removal.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/guards.ts'
import { idIn } from '#app/forms/id-in.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { backIn } from '#app/browser/safe-path.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/forum/index.css'

export const handle = { i18n: ['forum'] }

/** Asks again where no script can. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const { postId, content, can } = await orNotFound(api.reply.place({ id: idIn(args) }))
  if (!can.delete) throw data(null, { status: 403 })
  const t = textsOf(locale, 'forum')
  return {
    title: t('removal.replyTitle'),
    words: content,
    ask: t('removal.askReply'),
    confirm: t('removal.confirm'),
    back: backIn(args.request, `/forum/post/${postId}#replies`),
    backName: t('removal.back'),
  }
}

export function action(args: ActionFunctionArgs) {
  requireMember(args)
  return submit(args, {
    schema: z.object({}),
    run: api => api.reply.remove({ id: idIn(args) }),
    done() {
      args.context.flash({ type: 'success', text: 'forum:done.replyRemoved' })
      return seeOther(backIn(args.request, '/forum'))
    },
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ReplyRemove() {
  return <Removal {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ForumFailure />
}
