import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { Overview } from '#app/components/admin/overview.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireAdmin } from '#app/forms/guards.ts'
import { orNotFound } from '#app/forms/not-found.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { whatWaits } from '#app/forms/what-waits.ts'
import { textsOf } from '#app/i18n/server-texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  requireAdmin(args)
  const { api, locale } = args.context
  const [waiting, visitors, registration] = await orNotFound(
    Promise.all([whatWaits(api), api.visitor.stats(), api.setting.registration()]),
  )
  const t = textsOf(locale, 'admin')
  return { title: `${t('nav.overview')} · ${t('title')}`, waiting, visitors, registration }
}

const registrationForm = z.object({
  registration: z.enum(['open', 'closed']),
  back: z.literal(['/admin', '/admin/settings']).catch('/admin'),
})

/** The registration switch (spec 4). */
export function action(args: ActionFunctionArgs) {
  requireAdmin(args)
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
  const { waiting, visitors, registration } = useLoaderData<typeof loader>()
  return <Overview waiting={waiting} visitors={visitors} registration={registration} />
}
