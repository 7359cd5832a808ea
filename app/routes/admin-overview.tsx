import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { Overview } from '#app/components/admin/overview.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { grants } from '#server/kernel/rights.schema.ts'
import '#app/styles/pages/admin/health.css'

export const handle = { i18n: ['dashboard'] }

/** Loads the pending counts; for admins also the totals and the visitors. */
export async function loader(args: LoaderFunctionArgs) {
  const { role } = requireRight(args, 'review')
  const { api, locale } = args.context
  const [queue, more] = await orErrorPage(
    Promise.all([api.admin.queue(), grants(role, 'figures') ? figuresOf(api) : null]),
  )
  return {
    title: `${textsOf(locale, 'admin')('nav.overview')} · ${textsOf(locale, 'admin')('title')}`,
    queue,
    more,
  }
}

async function figuresOf(api: AppLoadContext['api']) {
  const [{ pending: _waiting, ...stats }, { todayVisitors, weekVisitors, monthVisitors }, registration, health] =
    await Promise.all([api.admin.stats(), api.visitor.stats(), api.setting.registration(), api.admin.health()])
  const visitors = { today: todayVisitors, week: weekVisitors, month: monthVisitors }
  return { stats, visitors, registration, health }
}

const registrationForm = z.object({
  registration: z.enum(['open', 'closed']),
  back: z.literal(['/admin', '/admin/settings']).catch('/admin'),
})

/** Opens or closes registration (docs/product.md#registration). */
export function action(args: ActionFunctionArgs) {
  requireRight(args, 'settings')
  return submit(args, {
    schema: registrationForm,
    run: async (api, { registration, back }) => ({
      ...(await api.setting.setRegistration({ enabled: registration === 'open' })),
      back,
    }),
    done({ enabled, back }) {
      args.context.flash({ type: 'success', text: enabled ? 'admin:overview.opened' : 'admin:overview.shut' })
      return seeOther(back)
    },
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminOverview() {
  const { queue, more } = useLoaderData<typeof loader>()
  return <Overview queue={queue} more={more} now={useRoot()?.now ?? ''} />
}
