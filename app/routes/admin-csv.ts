import type { LoaderFunctionArgs } from '@remix-run/node'
import { memberFilterIn } from '#app/forms/read-member-filter.ts'
import { csvStream } from '#app/forms/csv-lines.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { filterIn } from '#app/forms/read-filter.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { actFilter } from '#server/audit/audit.schema.ts'
import { csvLists } from '#server/csv/csv.schema.ts'

/** Streams a list of the admin area as a CSV file, with the same filter as its page. */
export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'downloads')
  const { params, request, context } = args
  const list = csvLists.find(name => `${name}.csv` === params['file'])
  if (list === undefined) throw new Response(null, { status: 404 })
  const { searchParams } = new URL(request.url)
  const { search, role } = memberFilterIn(searchParams)
  const filter = {
    member: list === 'members' ? { search, ...(role === 'all' ? {} : { role }) } : {},
    audit: list === 'audit' ? filterIn(actFilter, searchParams) : {},
  }
  const { columns } = await orErrorPage(context.api.csv.open({ list, filter }))
  const t = textsOf(context.locale, 'csv')
  const file = csvStream(
    columns.map(column => t(`column.${column}`)),
    after => context.api.csv.rows({ list, filter, after }),
  )
  return new Response(file, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${list}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
