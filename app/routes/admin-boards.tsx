import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Boards } from '#app/components/admin/boards.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { textsOf } from '#app/i18n/server-texts.ts'

export const handle = { i18n: ['boards'] }

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'boards')
  const { api, locale } = args.context
  const { boards } = await orErrorPage(api.board.list({ status: 'all' }))
  return { title: `${textsOf(locale, 'boards')('name')} · ${textsOf(locale, 'admin')('title')}`, boards }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminBoards() {
  return <Boards boards={useLoaderData<typeof loader>().boards} />
}
