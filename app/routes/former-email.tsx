import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountLayout } from '#app/components/account/account-layout.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { Button } from '#app/components/ui/button.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { siteContent } from '#app/content/index.ts'
import { summaryOf, useFormResult } from '#app/components/form/form-result.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { restoreAddress } from '#server/account/account.schema.ts'
import '#app/styles/pages/account.css'

export const handle = { i18n: ['recovery'] }

/** The page that a letter to a former email address links to. It needs no login. A GET changes nothing, because mail programs open links too. */
export function loader({ request, context: { locale } }: LoaderFunctionArgs) {
  const t = textsOf(locale, 'recovery')
  return {
    title: t('former.title'),
    description: t('former.lead'),
    year: siteContent(locale).founded,
    token: new URL(request.url).searchParams.get('token') ?? '',
  }
}

/** Ends all sessions, also that of this browser. The password reset continues at /reset-password. */
export function action(args: ActionFunctionArgs) {
  const { context } = args
  return submit(args, {
    schema: restoreAddress,
    run: (api, { token }) => api.member.restoreAddress({ token }),
    done({ email }) {
      context.signOut()
      context.storeSentCode('reset', email)
      context.flash({ type: 'success', text: 'recovery:former.done' })
      return seeOther('/reset-password')
    },
  })
}

export const meta: MetaFunction<typeof loader> = page =>
  pageMeta(page, { title: page.data?.title, description: page.data?.description, isPrivate: true })

export default function FormerAddress() {
  const { t } = useTranslation('recovery')
  const { year, token } = useLoaderData<typeof loader>()
  const result = useFormResult()
  const busy = useNavigation().state !== 'idle'
  const problems = useMemo(() => summaryOf('former', ['token'], result), [result])
  const foot = (
    <p>
      <Link to="/">{t('former.back')}</Link>
    </p>
  )
  return (
    <AccountLayout title={t('former.title')} lead={t('former.lead')} year={year} foot={foot}>
      <Form method="post" className="leaf__form" noValidate>
        <FormSummary problems={problems} title={t('former.failed')} />
        <p>{t('former.text')}</p>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" className="leaf__submit" busy={busy} busyLabel={t('former.busy')}>
          {t('former.submit')}
        </Button>
      </Form>
    </AccountLayout>
  )
}
