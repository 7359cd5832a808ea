import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { boardActs, BoardForm } from '#app/components/admin/board-form.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { resultOf, useFormResult } from '#app/components/form/form-result.ts'
import { newBoardAction } from '#app/forms/board.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/profile/profile-section.css'
import '#app/styles/pages/admin/settings.css'

export const handle = { i18n: ['boards'] }

export function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'boards')
  const { locale } = args.context
  return { title: `${textsOf(locale, 'boards')('editor.write')} · ${textsOf(locale, 'admin')('title')}` }
}

export const action = newBoardAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

const blank = { name: '', nameEn: '', description: '', descriptionEn: '', order: 0, status: 'active' } as const

export default function AdminBoardNew() {
  const { t } = useTranslation('boards')
  const result = useFormResult()
  return (
    <div className="settings">
      <AdminHead title={t('editor.write')} />
      <section>
        <BoardForm saved={blank} result={resultOf(boardActs.save, result)} />
      </section>
    </div>
  )
}
