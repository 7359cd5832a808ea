import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { boardAt } from '#app/components/forum/address.ts'
import { ForumFailure } from '#app/components/forum/forum-failure.tsx'
import { Removal } from '#app/components/question/removal.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/guards.ts'
import { idIn } from '#app/forms/id-in.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { isRefusedAs } from '#app/forms/problems.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/forum/index.css'

export const handle = { i18n: ['forum'] }

/** Asks again where no script can. Who may not delete it has no such page. */
export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const { id, title, can } = await orNotFound(api.post.byId({ id: idIn(args) }))
  if (!can.delete) throw data(null, { status: 403 })
  const t = textsOf(locale, 'forum')
  return {
    title: t('removal.postTitle'),
    words: title,
    ask: t('removal.askPost', { title }),
    confirm: t('removal.confirm'),
    back: `/forum/post/${id}`,
    backName: t('removal.back'),
  }
}

// Whoever asks carries the board along: of a post that is gone nobody can tell on which one it stood.
function onceOn(request: Request): string {
  const board = z.coerce.number().int().positive().safeParse(new URL(request.url).searchParams.get('board'))
  return board.success ? boardAt({ id: board.data }) : '/forum'
}

/** Where to go once it is deleted; `once` where somebody else was first. */
async function removed(api: ActionFunctionArgs['context']['api'], id: number, once: string): Promise<string> {
  try {
    const { boardId } = await api.post.byId({ id })
    await api.post.remove({ id })
    return boardAt({ id: boardId })
  } catch (error) {
    if (isRefusedAs(error, 'missing')) return once
    throw error
  }
}

/** Leads to the board on which it stood; one that is gone already was deleted, too. */
export function action(args: ActionFunctionArgs) {
  requireMember(args)
  const id = idIn(args)
  return submit(args, {
    schema: z.object({}),
    run: api => orNotFound(removed(api, id, onceOn(args.request))),
    done(back) {
      args.context.flash({ type: 'success', text: 'forum:done.removed' })
      return seeOther(back)
    },
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function PostRemove() {
  return <Removal {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <ForumFailure />
}
