import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { RemovalQuestion } from '#app/components/admin/pledge-removal-page.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { undefinedIfMissing } from '#app/forms/refusal-checks.ts'
import { readBackParameter } from '#app/browser/return-path.ts'
import { seeOther, submit, acceptsHtml } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'

const backOf = (request: Request) => readBackParameter(request, '/admin/pledges')

/** Loads the confirmation page for browsers without scripts: the pledge, the question, the link back. */
export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'texts')
  const { context, request } = args
  const pledge = await orErrorPage(undefinedIfMissing(context.api.pledge.byId({ id: idParam(args) })))
  const back = backOf(request)
  if (pledge === undefined) {
    context.flash({ type: 'warning', text: 'admin:pledges.gone' })
    throw seeOther(back)
  }
  const t = textsOf(context.locale, 'admin')
  const { id, name, grade, message } = pledge
  return { title: `${t('remove.title')} · ${t('title')}`, pledge: { id, name, grade, message }, back }
}

export function action(args: ActionFunctionArgs) {
  requireRight(args, 'texts')
  const { context, request } = args
  const id = idParam(args)
  return submit(args, {
    schema: z.object({}),
    run: async api => (await undefinedIfMissing(api.pledge.remove({ id }))) === undefined,
    done(wasGone) {
      if (!acceptsHtml(request))
        return { outcome: 'removed' as const, done: wasGone ? [] : [id], missed: wasGone ? [id] : [] }
      context.flash(
        wasGone ? { type: 'warning', text: 'admin:pledges.gone' } : { type: 'success', text: 'admin:pledges.deleted' },
      )
      return seeOther(backOf(request))
    },
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminPledgeRemove() {
  const { pledge, back } = useLoaderData<typeof loader>()
  return <RemovalQuestion pledge={pledge} back={back} />
}
