import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { useDeskNews } from '#app/components/desk/use-desk-news.ts'
import { countLeft, sentenceOf } from '#app/components/desk/left-alone.ts'
import { Queue } from '#app/components/desk/queue.tsx'
import { isReply, summaryOf } from '#app/components/form/form-reply.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { queueFilterIn } from '#app/forms/read-queue-filter.ts'
import { pathOf, requireRight } from '#app/forms/guards.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { seeOther, submit, wantsPage } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { byBatch, decideTexts } from '#server/desk/desk.schema.ts'
import { textTypes } from '#server/kernel/text-kinds.schema.ts'
import '#app/styles/pages/admin/queue.css'

export const handle = { i18n: ['queue'] }

const undoIn = (request: Request) => new URL(request.url).searchParams.get('undo')

/** Everything that waits, narrowed by the address; without scripts also what was just decided. */
export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'review')
  const { api, locale } = args.context
  const { searchParams } = new URL(args.request.url)
  const filter = queueFilterIn(searchParams)
  const { data: decided } = byBatch.safeParse({ batch: undoIn(args.request) })
  const [list, { boards }, batch] = await orNotFound(
    Promise.all([
      api.desk.queue({ ...filter, page: pageNumber(searchParams) }),
      api.board.list({}),
      decided === undefined ? undefined : api.desk.batch(decided),
    ]),
  )
  return {
    title: `${textsOf(locale, 'queue')('name')} · ${textsOf(locale, 'admin')('title')}`,
    filter,
    types: textTypes,
    boards: boards.map(({ id, name }) => ({ id, name })),
    justDecided: decided && batch?.standing ? { batch: decided.batch, number: batch.standing } : undefined,
    ...list,
  }
}

function withUndo(request: Request, batch: string | null): string {
  const url = new URL(pathOf(request), 'http://here.invalid')
  if (batch === null) url.searchParams.delete('undo')
  else url.searchParams.set('undo', batch)
  return `${url.pathname}${url.search}`
}

/** Approves or rejects one or several; what somebody else decided meanwhile is left alone and told. */
export function action(args: ActionFunctionArgs) {
  requireRight(args, 'review')
  const { context, request } = args
  return submit(args, {
    schema: decideTexts,
    run: async (api, form) => ({ outcome: form.status, ...(await api.desk.decide(form)) }),
    done({ outcome, batch, done, left }) {
      const alone = countLeft(left)
      if (!wantsPage(request)) return { outcome, batch, done: done.length, left: alone }
      const sentence = sentenceOf(alone)
      context.flash(
        sentence === undefined
          ? { type: 'success', text: `queue:flash.${outcome}` }
          : { type: 'warning', text: `queue:left.${sentence}`, params: { ...alone } },
      )
      return seeOther(withUndo(request, batch))
    },
  })
}

// What was refused may have been decided by somebody else: then the list has changed too.
export const shouldRevalidate = () => true

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminReview() {
  const { filter, boards, types, texts, page, total, totalPages, justDecided } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const root = useRoot()
  useDeskNews(root?.me?.id)
  const problems = useMemo(
    () => summaryOf('review', ['texts', 'reason'], isReply(answer) ? answer : undefined),
    [answer],
  )
  return (
    <Queue
      {...{ filter, boards, types, texts, page, total, totalPages, justDecided }}
      now={root?.now ?? ''}
      problems={problems.map(({ message }) => ({ message }))}
    />
  )
}
