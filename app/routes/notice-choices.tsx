import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ChoicesForm } from '#app/components/notice/choices-form.tsx'
import { ProfileSection } from '#app/components/profile/profile-section.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { Link } from '#app/components/ui/link.tsx'
import { requireMember } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { noticeChoices } from '#server/notice/notice.schema.ts'

export const handle = { i18n: ['notice'] }

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args)
  const { api, locale } = args.context
  return { title: textsOf(locale, 'notice')('choices.title'), saved: await orErrorPage(api.notice.choices()) }
}

export function action(args: ActionFunctionArgs) {
  requireMember(args)
  return submit(args, {
    schema: noticeChoices,
    run: (api, choices) => api.notice.choose(choices),
    done() {
      args.context.flash({ type: 'success', text: 'notice:choices.saved' })
      return seeOther('/notices/settings')
    },
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function NoticeChoicesRoute() {
  const { t } = useTranslation('notice')
  const { saved } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return (
    <ProfileSection id="notice-choices" heading={t('choices.title')} text={t('choices.lead')}>
      <ChoicesForm saved={saved} result={result} />
      <p>
        <Link to="/notices">{t('choices.back')}</Link>
      </p>
    </ProfileSection>
  )
}
