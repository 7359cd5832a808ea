import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { readBackParameter } from '#app/browser/return-path.ts'
import { TextsRemoval } from '#app/components/moderation/texts-removal.tsx'
import { isFormResult, summaryOf } from '#app/components/form/form-result.ts'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { textListLimits, removeTexts } from '#server/text-list/text-list.schema.ts'
import { textReference } from '#server/moderation/text-reference.schema.ts'
import '#app/styles/pages/admin/content.css'

export const handle = { i18n: ['content', 'queue'] }

const backOf = (request: Request) => readBackParameter(request, '/admin/content')

/** Returns the existing texts among those that the URL selects. */
async function chosenIn({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.getAll('texts')
  const names = asked.filter(name => textReference.safeParse(name).success).slice(0, textListLimits.maxSelected)
  if (names.length === 0) return []
  const { texts } = await orErrorPage(context.api.content.chosen({ texts: names }))
  return texts
}

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'texts')
  const { context, request } = args
  const texts = await chosenIn(args)
  if (texts.length === 0) {
    context.flash({ type: 'warning', text: 'content:flash.noneChosen' })
    throw seeOther(backOf(request))
  }
  const title = `${textsOf(context.locale, 'content')('removal.name')} · ${textsOf(context.locale, 'admin')('title')}`
  return { title, texts, back: backOf(request) }
}

export function action(args: ActionFunctionArgs) {
  requireRight(args, 'texts')
  const { context, request } = args
  return submit(args, {
    schema: removeTexts,
    run: (api, form) => api.content.remove(form),
    done({ left }) {
      context.flash(
        left.length === 0
          ? { type: 'success', text: 'content:flash.removed' }
          : { type: 'warning', text: 'content:flash.someNotRemoved' },
      )
      return seeOther(backOf(request))
    },
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminContentRemove() {
  const { texts, back } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const problems = useMemo(
    () => summaryOf('content', ['texts'], isFormResult(actionData) ? actionData : undefined),
    [actionData],
  )
  return <TextsRemoval texts={texts} back={back} problems={problems.map(({ message }) => ({ message }))} />
}
