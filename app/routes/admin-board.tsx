import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { boardActs, BoardForm, BoardRemoval } from '#app/components/admin/board-form.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { resultOf, useFormResult } from '#app/components/form/form-result.ts'
import { boardAction } from '#app/forms/board.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/profile/profile-section.css'
import '#app/styles/pages/admin/settings.css'

export const handle = { i18n: ['boards'] }

export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'boards')
  const { api, locale } = args.context
  const board = { id: idParam(args) }
  const [saved, { postCount }] = await orErrorPage(Promise.all([api.board.source(board), api.board.byId(board)]))
  return {
    title: `${textsOf(locale, 'boards')('editor.edit')} · ${textsOf(locale, 'admin')('title')}`,
    saved,
    postCount,
  }
}

export const action = boardAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminBoard() {
  const { t } = useTranslation('boards')
  const { saved, postCount } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return (
    <div className="settings">
      <AdminHead title={t('editor.edit')} />
      <section>
        <BoardForm key={JSON.stringify(saved)} saved={saved} result={resultOf(boardActs.save, result)} />
      </section>
      <BoardRemoval postCount={postCount} result={resultOf(boardActs.remove, result)} />
    </div>
  )
}
