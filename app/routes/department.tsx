import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import { departmentAddress } from '#app/components/member-links/member-address.ts'
import { cohortMeta } from '#app/components/member/cohort-meta.ts'
import { CohortPage } from '#app/components/member/cohort-page.tsx'
import { useRoot } from '#app/components/shell/use-root.ts'
import { readCohort } from '#app/forms/read-cohort.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/member/index.css'

export const handle = { i18n: ['member', 'article', 'forum', 'blessing', 'like', 'report', 'mute'] }

export { headers } from '#app/forms/retry-headers.ts'

/** Loads the members of one department, by the name that they entered. */
export async function loader(args: LoaderFunctionArgs) {
  const asked = args.params['name'] ?? ''
  if (departmentAddress(asked) === null) throw data(null, { status: 404 })
  const t = textsOf(args.context.locale, 'member')
  const cohort = await readCohort(args, { by: 'department', of: asked })
  // The heading is the name as a member entered it, because anybody could put any text into the URL.
  const name = cohort.list.members[0]?.department ?? t('cohort.department')
  return { asked, name, about: t('cohort.lead.department'), ...cohort }
}

export const meta: MetaFunction<typeof loader> = page => cohortMeta(page)

export default function Department() {
  const { asked, about: _, ...shown } = useLoaderData<typeof loader>()
  const at = (page?: number) => departmentAddress(asked, page) ?? ''
  return (
    <TrpcProvider>
      <CohortPage {...shown} by="department" at={at()} link={at} now={useRoot()?.now ?? ''} />
    </TrpcProvider>
  )
}
