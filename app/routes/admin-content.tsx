import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { Content } from '#app/components/desk/content.tsx'
import { countLeft, sentenceOf } from '#app/components/desk/left-alone.ts'
import { isReply, summaryOf } from '#app/components/form/form-reply.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { contentAskedFor } from '#app/forms/asked-content.ts'
import { pathOf, requireRight } from '#app/forms/guards.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { byBatch, decideTexts } from '#server/desk/desk.schema.ts'
import { textTypes } from '#server/kernel/text-kinds.schema.ts'
import '#app/styles/pages/admin/queue.css'
import '#app/styles/pages/admin/content.css'

export const handle = { i18n: ['content', 'queue'] }

/** Everything that people wrote, narrowed by the address; and what was just decided, to be taken back. */
export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'review')
  const { api, locale } = args.context
  const { searchParams } = new URL(args.request.url)
  const { filter, before } = contentAskedFor(searchParams)
  const { data: decided } = byBatch.safeParse({ batch: searchParams.get('undo') })
  const [list, batch] = await orNotFound(
    Promise.all([api.content.list({ ...filter, before }), decided === undefined ? undefined : api.desk.batch(decided)]),
  )
  return {
    title: `${textsOf(locale, 'content')('name')} · ${textsOf(locale, 'admin')('title')}`,
    filter,
    before,
    types: textTypes,
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

/** Approves or rejects one or several, as they were read; what has changed since is left alone and told. */
export function action(args: ActionFunctionArgs) {
  requireRight(args, 'review')
  const { context, request } = args
  return submit(args, {
    schema: decideTexts,
    run: async (api, form) => ({ outcome: form.status, ...(await api.desk.decide(form)) }),
    done({ outcome, batch, left }) {
      const alone = countLeft(left)
      const sentence = sentenceOf(alone)
      context.flash(
        sentence === undefined
          ? { type: 'success', text: `content:flash.${outcome}` }
          : { type: 'warning', text: `content:left.${sentence}`, params: { ...alone } },
      )
      return seeOther(withUndo(request, batch))
    },
  })
}

// What was refused may have been decided by somebody else: then the list has changed too.
export const shouldRevalidate = () => true

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminContent() {
  const { filter, before, types, texts, next, searchedTo, justDecided } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const root = useRoot()
  const problems = useMemo(
    () => summaryOf('content', ['texts', 'reason'], isReply(answer) ? answer : undefined),
    [answer],
  )
  return (
    <Content
      {...{ filter, before, types, texts, next, searchedTo, justDecided }}
      now={root?.now ?? ''}
      problems={problems.map(({ message }) => ({ message }))}
    />
  )
}
