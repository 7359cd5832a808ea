import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { memberAct, MemberForm } from '#app/components/admin/member-form.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/guards.ts'
import { isFormResult, resultOf } from '#app/components/form/form-result.ts'
import { newMemberAction } from '#app/forms/member.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/profile/part.css'
import '#app/styles/pages/admin/settings.css'

export const handle = { i18n: ['members'] }

export function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'members')
  const { locale, stamp } = args.context
  return {
    stamp: stamp(),
    title: `${textsOf(locale, 'members')('editor.write')} · ${textsOf(locale, 'admin')('title')}`,
  }
}

export const action = newMemberAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminMemberNew() {
  const { t } = useTranslation('members')
  const { stamp } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="settings">
      <header className="admin__head">
        <h1 className="admin__title">{t('editor.write')}</h1>
      </header>
      <section>
        <MemberForm stamp={stamp} result={resultOf(memberAct, isFormResult(answer) ? answer : undefined)} />
      </section>
    </div>
  )
}
