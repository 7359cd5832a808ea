import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import { memberAddress, memberFeedAddress } from '#app/components/member-links/member-address.ts'
import { MembersOnlyPage } from '#app/components/member/members-only-page.tsx'
import { MemberProfile } from '#app/components/member/member-profile.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { articleCategories } from '#app/content/pages/articles.ts'
import { pathOf } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { isRefusedAs } from '#app/forms/refusal-checks.ts'
import { kindIn, readTextsOf } from '#app/forms/read-member.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { byId } from '#server/kernel/primitives.schema.ts'
import type { MemberPage } from '#server/member/member-page.schema.ts'
import '#app/styles/pages/member/index.css'

export const handle = { i18n: ['member', 'article', 'forum', 'blessing', 'like', 'report', 'search', 'mute'] }

export { headers } from '#app/forms/retry-headers.ts'

/** Loads the page of a member. Guests get a message if only members may see it. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { api, locale } = context
  const asked = params['username'] ?? ''
  const { search, searchParams } = new URL(request.url)
  const page = await orErrorPage(nullIfForbidden(api.member.page({ username: asked, id: mentionedId(searchParams) })))
  const t = textsOf(locale, 'member')
  if (page === null) return data({ title: t('closed.title'), closed: { name: asked, path: pathOf(request) } }, 403)
  const { username } = page
  // Redirects so that each page has one URL.
  if (username !== asked) throw redirect(`/members/${username}${search}`)
  const kind = kindIn(searchParams, page)
  const texts = await orErrorPage(readTextsOf(api, kind, { username, page: pageNumber(searchParams) }))
  const title = searchParams.has('show') ? t('list', { name: username, kind: t(`kinds.${kind}`) }) : username
  return {
    title,
    about: page.bio ?? t('about', { name: username }),
    page,
    texts,
    categories: articleCategories(locale),
  }
}

/** Returns the id in the link of a mention, which leads to that member even if the name has changed. */
function mentionedId(query: URLSearchParams): number | undefined {
  return byId.safeParse({ id: Number(query.get('id') ?? undefined) }).data?.id
}

async function nullIfForbidden(reading: Promise<MemberPage>): Promise<MemberPage | null> {
  try {
    return await reading
  } catch (error) {
    if (isRefusedAs(error, 'forbidden')) return null
    throw error
  }
}

export const meta: MetaFunction<typeof loader> = page => {
  if (page.data === undefined || 'closed' in page.data)
    return pageMeta(page, { title: page.data?.title, isPrivate: true })
  const { title, about, page: member } = page.data
  const tags = pageMeta(page, { title, description: about, image: member.avatar, isPrivate: !member.isOpen })
  if (!member.isOpen) return tags
  const href = memberFeedAddress(member.username)
  return [...tags, { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href }]
}

export default function Member() {
  const shown = useLoaderData<typeof loader>()
  const now = useRoot()?.now ?? ''
  if ('closed' in shown) return <MembersOnlyPage {...shown.closed} />
  const { page, texts, categories } = shown
  return (
    <TrpcProvider>
      <MemberProfile key={memberAddress(page.username)} page={page} texts={texts} categories={categories} now={now} />
    </TrpcProvider>
  )
}
