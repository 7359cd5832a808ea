import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DeleteAccountForm } from '#app/components/profile/delete-account-form.tsx'
import { ProfileSection } from '#app/components/profile/profile-section.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { deleteAccount } from '#server/account/account.schema.ts'

export function loader(args: LoaderFunctionArgs) {
  const { username } = requireMember(args)
  return { title: textsOf(args.context.locale, 'profile')('leave.name'), username }
}

export function action(args: ActionFunctionArgs) {
  requireMember(args)
  return submit(args, {
    schema: deleteAccount,
    secret: ['password'],
    run: (api, form) => api.member.deleteAccount(form),
    done() {
      args.context.signOut()
      args.context.flash({ type: 'success', text: 'profile:leave.done' })
      return seeOther('/')
    },
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfileLeave() {
  const { t } = useTranslation('profile')
  const { username } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return (
    <ProfileSection id="leave" heading={t('leave.name')} text={t('leave.lead', { username })}>
      <DeleteAccountForm username={username} result={result} />
    </ProfileSection>
  )
}
