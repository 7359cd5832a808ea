import { type LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/forms/guards.ts'

export async function loader(args: LoaderFunctionArgs) {
  requireAdmin(args)
  return args.context.api.pledge.listAll({ status: 'pending' })
}

export default function AdminPledges() {
  return null
}
