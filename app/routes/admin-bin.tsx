import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { Bin } from '#app/components/moderation/bin.tsx'
import { isFormResult, summaryOf } from '#app/components/form/form-result.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { pathOf, requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { filterIn } from '#app/forms/read-filter.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { listBin, restoreTexts, type Restored } from '#server/bin/bin.schema.ts'
import { textTypes } from '#server/kernel/text-kind-properties.schema.ts'
import '#app/styles/pages/admin/content.css'

export const handle = { i18n: ['content', 'queue'] }

const filterSchema = listBin.omit({ limit: true })

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'texts')
  const { api, locale } = args.context
  const { after, ...filter } = filterIn(filterSchema, new URL(args.request.url).searchParams)
  const list = await orErrorPage(api.bin.list({ ...filter, after }))
  const title = `${textsOf(locale, 'content')('bin')} · ${textsOf(locale, 'admin')('title')}`
  return { title, filter, after, types: textTypes, ...list }
}

const flashOf = ({ left }: Restored) => {
  if (left.length === 0) return { type: 'success', text: 'content:flash.restored' } as const
  const isPlace = left.some(({ why }) => why === 'place')
  return { type: 'warning', text: isPlace ? 'content:flash.noPlace' : 'content:flash.someGone' } as const
}

/** Restores one or several texts, and reports those that cannot be restored now. */
export function action(args: ActionFunctionArgs) {
  requireRight(args, 'texts')
  const { context, request } = args
  return submit(args, {
    schema: restoreTexts,
    run: (api, form) => api.bin.restore(form),
    done(result) {
      context.flash(flashOf(result))
      return seeOther(pathOf(request))
    },
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminBin() {
  const { filter, after, types, texts, next } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const problems = useMemo(
    () => summaryOf('bin', ['ids'], isFormResult(actionData) ? actionData : undefined),
    [actionData],
  )
  return <Bin {...{ filter, after, types, texts, next }} problems={problems.map(({ message }) => ({ message }))} />
}
