import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { AdminFrame } from '#app/components/admin/admin-frame.tsx'
import { requireStaff } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import '#app/styles/pages/admin/index.css'

export const handle = { i18n: ['admin'] }

/** Loads the pending counts for the sidebar of every section. */
export async function loader(args: LoaderFunctionArgs) {
  const { role } = requireStaff(args)
  const { api } = args.context
  const [{ futureMessages: pledges }, { total: review }] = await orErrorPage(
    Promise.all([api.admin.waiting(), api.desk.queue({ limit: 1 })]),
  )
  return { role, waiting: { review, pledges } }
}

// If a form was refused, somebody else may have been faster, so the counts have changed too.
export const shouldRevalidate = () => true

export default function Admin() {
  const { role, waiting } = useLoaderData<typeof loader>()
  return (
    <AdminFrame role={role} waiting={waiting}>
      <Outlet />
    </AdminFrame>
  )
}
