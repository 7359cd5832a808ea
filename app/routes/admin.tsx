import { type LoaderFunctionArgs } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { requireAdmin } from '#app/forms/guards.ts'

export const handle = { i18n: ['admin'] }

export function loader(args: LoaderFunctionArgs) {
  requireAdmin(args)
  return null
}

export default function Admin() {
  return <Outlet />
}
