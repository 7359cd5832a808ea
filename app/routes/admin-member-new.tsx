import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { memberAct, MemberForm } from '#app/components/admin/member-form.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { resultOf, useFormResult } from '#app/components/form/form-result.ts'
import { newMemberAction } from '#app/forms/member.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/profile/profile-section.css'
import '#app/styles/pages/admin/settings.css'

export const handle = { i18n: ['adminMembers'] }

export function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'members')
  const { locale, createFormToken } = args.context
  return {
    stamp: createFormToken(),
    title: `${textsOf(locale, 'adminMembers')('editor.write')} · ${textsOf(locale, 'admin')('title')}`,
  }
}

export const action = newMemberAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminMemberNew() {
  const { t } = useTranslation('adminMembers')
  const { stamp } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return (
    <div className="settings">
      <AdminHead title={t('editor.write')} />
      <section>
        <MemberForm stamp={stamp} result={resultOf(memberAct, result)} />
      </section>
    </div>
  )
}
