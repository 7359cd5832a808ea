import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { History } from '#app/components/story-editor/revision-list.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { readHistory } from '#app/forms/read-story-revision.ts'
import { partParam } from '#app/forms/story-part-param.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/admin/story.css'

export const handle = { i18n: ['storyEditor'] }

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'story')
  const { locale } = args.context
  const page = pageNumber(new URL(args.request.url).searchParams)
  const history = await orErrorPage(readHistory(args.context, partParam(args), page))
  return { title: `${textsOf(locale, 'storyEditor')('history.name')} · ${history.label}`, ...history }
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminStoryHistory() {
  const { t } = useTranslation('storyEditor')
  const { name, label, isThere, revisions, last, page, totalPages, total } = useLoaderData<typeof loader>()
  return (
    <div className="part-editor">
      <p>
        <TextLink to={isThere ? `/admin/story/${name}` : '/admin/story'}>{isThere ? label : t('name')}</TextLink>
      </p>
      <AdminHead title={t('history.name')} lead={t('history.lead')} />
      <History name={name} revisions={revisions} last={last} />
      {totalPages > 1 ? (
        <Pager page={page} pages={totalPages} total={total} link={to => `/admin/story/${name}/history?page=${to}`} />
      ) : null}
    </div>
  )
}
