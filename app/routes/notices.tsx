import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { NoticeList } from '#app/components/notice/notice-list.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { useRoot } from '#app/components/shell/use-root.ts'
import { Link } from '#app/components/ui/link.tsx'
import { requireMember } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { pageNumber } from '#app/forms/page-number.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/profile/notices.css'

export const handle = { i18n: ['notice'] }

/** Without an id, all notices are marked. */
const readForm = z.object({ id: z.coerce.number('invalid.id').int('invalid.id').optional() })

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  const page = pageNumber(new URL(args.request.url).searchParams)
  const list = await orErrorPage(api.notice.list({ page }))
  return { title: textsOf(locale, 'notice')('title'), ...list }
}

/** Marks one or all notices as read, and reloads the same page. */
export function action(args: ActionFunctionArgs) {
  requireMember(args)
  const { search } = new URL(args.request.url)
  return submit(args, {
    schema: readForm,
    run: async (api, { id }) => {
      await (id === undefined ? api.notice.markAllRead() : api.notice.markRead({ id }))
      return `/notices${search}`
    },
    done: seeOther,
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function Notices() {
  const { t } = useTranslation('notice')
  const list = useLoaderData<typeof loader>()
  const now = useRoot()?.now ?? ''
  return (
    <section className="part part--wide" aria-labelledby="notices">
      <h2 className="part__heading" id="notices">
        {t('title')}
      </h2>
      <p className="meta">
        {list.unread === 0 ? null : `${t('unread', { count: list.unread })} · `}
        <Link to="/notices/settings">{t('toSettings')}</Link> · <Link to="/profile/following">{t('toFollows')}</Link>
      </p>
      <NoticeList {...list} now={now} />
    </section>
  )
}
