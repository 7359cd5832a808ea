import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { AccountLayout } from '#app/components/account/account-layout.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { Button } from '#app/components/ui/button.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { siteContent } from '#app/content/index.ts'
import { isFormResult, summaryOf } from '#app/components/form/form-result.ts'
import { submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/account.css'

export const handle = { i18n: ['notice'] }

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** Opened from a letter of notices; it needs no login. Opening it changes nothing: programs that read mail open links too. */
export function loader({ request, context: { locale } }: LoaderFunctionArgs) {
  const t = textsOf(locale, 'notice')
  return { title: t('end.title'), year: siteContent(locale).founded, token: tokenIn(request) }
}

/** The button of this page, and the one click of a mail program, which sends nothing but the address (RFC 8058). */
export function action(args: ActionFunctionArgs) {
  return submit(args, {
    schema: z.object({}),
    run: api => api.notice.unsubscribe({ token: tokenIn(args.request) }),
    done: () => ({ isDone: true as const }),
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function NoticesUnsubscribe() {
  const { t } = useTranslation('notice')
  const { year, token } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const busy = useNavigation().state !== 'idle'
  const result = isFormResult(answer) ? answer : undefined
  const isDone = answer !== undefined && result === undefined
  const problems = useMemo(() => summaryOf('end', ['token'], result), [result])
  const foot = (
    <p>
      <Link to="/notices/settings">{t('end.settings')}</Link>
    </p>
  )
  return (
    <AccountLayout title={t('end.title')} lead={t('end.lead')} year={year} foot={foot}>
      {isDone ? (
        <p role="status">{t('end.done')}</p>
      ) : (
        <Form
          method="post"
          action={`/notices/unsubscribe?token=${encodeURIComponent(token)}`}
          className="leaf__form"
          noValidate
        >
          <FormSummary problems={problems} title={t('end.failed')} />
          <p>{t('end.text')}</p>
          <Button type="submit" variant="primary" className="leaf__submit" busy={busy} busyLabel={t('end.busy')}>
            {t('end.submit')}
          </Button>
        </Form>
      )}
    </AccountLayout>
  )
}
