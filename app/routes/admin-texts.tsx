import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { z } from 'zod'
import { WaitingTexts } from '#app/components/admin/waiting-texts.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { requireRight } from '#app/forms/guards.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { isReply, summaryOf } from '#app/components/form/reply.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { reviewText } from '#server/review/review.schema.ts'
import { optionalQueues, type OptionalQueue } from '#server/kernel/text-kinds.schema.ts'

export const handle = { i18n: ['moderation'] }

const shownOfEach = 20

/** What waits, but the pledges: those have a page of their own. */
export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'review')
  const { api, locale } = args.context
  const { totals, ...waiting } = await orNotFound(api.admin.pending({ limit: shownOfEach }))
  return {
    title: `${textsOf(locale, 'moderation')('texts.name')} · ${textsOf(locale, 'admin')('title')}`,
    kinds: optionalQueues.map(kind => ({ kind, total: totals[kind], texts: waiting[kind] })),
  }
}

type Api = AppLoadContext['api']
type Settled = z.output<typeof reviewText>

const reviewOf: Readonly<Record<OptionalQueue, (api: Api, settled: Settled) => Promise<unknown>>> = {
  comments: (api, settled) => api.comment.review(settled),
  blessings: (api, settled) => api.blessing.review(settled),
  forumPosts: (api, settled) => api.post.review(settled),
  forumReplies: (api, settled) => api.reply.review(settled),
  torchWishes: (api, settled) => api.torch.review(settled),
}

const settleText = reviewText.extend({ kind: z.enum(optionalQueues, 'invalid.value') })

/** Approves or rejects one text. */
export function action(args: ActionFunctionArgs) {
  requireRight(args, 'review')
  return submit(args, {
    schema: settleText,
    async run(api, { kind, ...settled }) {
      await reviewOf[kind](api, settled)
      return settled.status
    },
    done(status) {
      args.context.flash({ type: 'success', text: `moderation:texts.done.${status}` })
      return seeOther('/admin/texts')
    },
  })
}

// What was refused may have been settled by somebody else: then the list has changed too.
export const shouldRevalidate = () => true

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminTexts() {
  const { kinds } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const problems = useMemo(() => summaryOf('texts', ['id', 'reason'], isReply(answer) ? answer : undefined), [answer])
  return (
    <WaitingTexts kinds={kinds} now={useRoot()?.now ?? ''} problems={problems.map(({ message }) => ({ message }))} />
  )
}
