import { type LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/forms/guards.ts'

export async function loader(args: LoaderFunctionArgs) {
  requireAdmin(args)
  const { api } = args.context
  const [waiting, visitors, registration] = await Promise.all([
    api.pledge.listAll({ status: 'pending', limit: 1 }),
    api.visitor.stats(),
    api.setting.registration(),
  ])
  return { waiting: waiting.total, visitors, registration }
}

export default function AdminOverview() {
  return null
}
