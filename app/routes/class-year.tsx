import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import { classAddress } from '#app/components/member-links/member-address.ts'
import { FollowButton } from '#app/components/follow/follow-button.tsx'
import { cohortMeta } from '#app/components/member/cohort-meta.ts'
import { CohortPage } from '#app/components/member/cohort-page.tsx'
import { useRoot } from '#app/components/shell/use-root.ts'
import { followOf } from '#app/forms/bookmark-and-follow.ts'
import { readCohort } from '#app/forms/read-cohort.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/member/index.css'

export const handle = { i18n: ['member', 'article', 'forum', 'blessing', 'like', 'report', 'follow', 'mute'] }

export { headers } from '#app/forms/retry-headers.ts'

/** Loads the members who graduated in one year. */
export async function loader(args: LoaderFunctionArgs) {
  const asked = args.params['year'] ?? ''
  if (!/^\d{4}$/.test(asked)) throw data(null, { status: 404 })
  const t = textsOf(args.context.locale, 'member')
  const year = Number(asked)
  const [cohort, isFollowed] = await Promise.all([
    readCohort(args, { by: 'class', of: asked }),
    followOf(args.context, 'class', year),
  ])
  return { year, name: t('classOf', { year }), about: t('cohort.lead.class'), ...cohort, isFollowed }
}

export const meta: MetaFunction<typeof loader> = page => cohortMeta(page)

export default function Class() {
  const { year, about: _, isFollowed, ...shown } = useLoaderData<typeof loader>()
  return (
    <TrpcProvider>
      <CohortPage
        {...shown}
        by="class"
        at={classAddress(year)}
        link={page => classAddress(year, page)}
        now={useRoot()?.now ?? ''}
      >
        {isFollowed === null ? null : <FollowButton type="class" id={year} isFollowed={isFollowed} of={shown.name} />}
      </CohortPage>
    </TrpcProvider>
  )
}
