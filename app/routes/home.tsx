import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Suspense } from 'react'
import { Finale } from '#app/components/home/finale.tsx'
import { Future } from '#app/components/home/pledges-section.tsx'
import { homeParts } from '#app/components/home/home-parts.tsx'
import { Hero, heroEnd } from '#app/components/home/hero.tsx'
import { Missions } from '#app/components/home/missions-section.tsx'
import { SideNav } from '#app/components/home/side-nav.tsx'
import type { PledgeStreamItem } from '#app/components/home/pledge-stream-items.ts'
import { Stories } from '#app/components/home/people-section.tsx'
import { TimelineSection } from '#app/components/home/timeline-section.tsx'
import { StaticPartsOfPage } from '#app/components/reused-markup/static-part.tsx'
import { homePage, homeShell } from '#app/content/pages/home.ts'
import { siteContent } from '#app/content/index.ts'
import { readTexts, type LanguageFilter } from '#app/forms/read-texts-by-language.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { revalidateUnlessRefused } from '#app/forms/revalidate-unless-refused.ts'
import { pledgeAction } from '#app/forms/pledge.action.ts'
import { fallbackWhenUnavailable } from '#app/forms/fallback-on-failure.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { pledgeLimits } from '#server/pledge/pledge.schema.ts'
import '#app/styles/pages/home/index.css'

export const handle = { i18n: ['home', 'pledge', 'report'], bar: 'over' }

// The hero is painted only once all of it has arrived: its texts end at the bottom of the screen and would move up with each part of the HTML.
export const links: LinksFunction = () => [{ rel: 'expect', href: `#${heroEnd}`, blocking: 'render' }]

const sparksShown = 20

/**
 * Loads the story from the content, and pledges and visitor count from the database, or the samples and '------' when it cannot be read
 * (docs/product.md#database-away).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, locale, receipts } = context
  const page = homePage(locale, context.content)
  const { samples, ...content } = homeShell(page)
  const { banner, founded, celebrated, name, title } = siteContent(locale, context.content)
  const [read, own, visitors] = await Promise.all([
    // An admin who previews the draft of the samples sees the samples.
    context.draftShown?.part === 'samples'
      ? undefined
      : fallbackWhenUnavailable(readTexts(context, request, latestSparks(api)), undefined),
    fallbackWhenUnavailable(api.pledge.unpublished({ receipts: [...receipts] }), []),
    fallbackWhenUnavailable(api.visitor.own(), { totalVisitors: null, visitorNumber: null }),
  ])
  return {
    staticParts: homeParts(context, page),
    content,
    banner: { date: banner.date, invitation: banner.invitation },
    title: title.startsWith(name) && title !== name ? [name, title.slice(name.length)] : [title],
    years: { from: founded, to: celebrated },
    samples: read === undefined,
    texts: read?.texts ?? null,
    sparks: (
      read?.list.sparks ??
      samples.map((sample, index) => ({ ...sample, language: locale, id: -1 - index, createdAt: null }))
    ).map(approved),
    own: own.map(({ id, name, grade, message, language, createdAt, status }) => ({
      id,
      name,
      grade,
      message,
      language,
      createdAt,
      state: status,
    })),
    visitors: { total: visitors.totalVisitors, own: visitors.visitorNumber },
    limits: { name: pledgeLimits.name, grade: pledgeLimits.grade, message: pledgeLimits.message },
    stamp: context.createFormToken(),
  }
}

const latestSparks = (api: LoaderFunctionArgs['context']['api']) => async (wanted: LanguageFilter) => {
  const sparks = await api.pledge.latest({ limit: sparksShown, ...wanted })
  return { sparks, total: sparks.length }
}

type Published = Omit<PledgeStreamItem, 'state'>

const approved = (pledge: Published): PledgeStreamItem => ({ ...pledge, state: 'approved' })

export const action = pledgeAction

export const shouldRevalidate = revalidateUnlessRefused

export default function Home() {
  const { staticParts, content, banner, title, years, visitors, ...future } = useLoaderData<typeof loader>()
  const result = useFormResult()
  const root = useRoot()
  const notice = root?.flash?.place === 'future' ? root.flash : null
  return (
    <StaticPartsOfPage parts={staticParts}>
      <div className="home">
        <SideNav />
        <Hero hero={content.hero} banner={banner} title={title} years={years} visitors={visitors} />
        <Suspense>
          <TimelineSection heading={content.timeline} eras={content.eras} />
        </Suspense>
        <Suspense>
          <Missions heading={content.mission} missions={content.missions} />
          <Stories heading={content.alumni} stories={content.stories} />
        </Suspense>
        <Suspense>
          <Future heading={content.future} {...future} now={root?.now ?? ''} result={result} notice={notice} />
        </Suspense>
        <Finale {...content.finale} />
      </div>
    </StaticPartsOfPage>
  )
}
