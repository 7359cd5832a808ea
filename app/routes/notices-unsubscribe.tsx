import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { AccountLayout } from '#app/components/account/account-layout.tsx'
import { UnsubscribeForm } from '#app/components/notice/unsubscribe-form.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { Link } from '#app/components/ui/link.tsx'
import { siteContent } from '#app/content/index.ts'
import { isFormResult } from '#app/components/form/form-result.ts'
import { isRefusedAs } from '#app/forms/refusal-checks.ts'
import { submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/account.css'

export const handle = { i18n: ['notice'] }

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** The page that a letter of notices links to. It needs no login. A GET changes nothing, because mail programs open links too. */
export async function loader({ request, context: { api, locale } }: LoaderFunctionArgs) {
  const t = textsOf(locale, 'notice')
  const token = tokenIn(request)
  return { title: t('end.title'), year: siteContent(locale).founded, token, kind: await kindIn(api, token) }
}

/** Returns the kind of letters that the link ends; null if its token is invalid. */
async function kindIn(api: AppLoadContext['api'], token: string) {
  try {
    return (await api.notice.ending({ token })).kind
  } catch (error) {
    if (isRefusedAs(error, 'invalid')) return null
    throw error
  }
}

/** Handles the button of this page, and the one-click unsubscribe of a mail program, which sends only the URL (RFC 8058). */
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
  const { year, token, kind } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const result = isFormResult(actionData) ? actionData : undefined
  const foot = (
    <p>
      <Link to="/notices/settings">{t('end.settings')}</Link>
    </p>
  )
  return (
    <AccountLayout title={t('end.title')} lead={t('end.lead')} year={year} foot={foot}>
      <UnsubscribeForm
        token={token}
        kind={kind}
        isDone={actionData !== undefined && result === undefined}
        result={result}
      />
    </AccountLayout>
  )
}
