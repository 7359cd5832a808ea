import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from '#app/components/admin/admin-head.tsx'
import { DomainsForm, domainsAct } from '#app/components/admin/mail-domains-form.tsx'
import { MailForm, mailAct, presetField } from '#app/components/admin/mail-form.tsx'
import { MailTest, mailTestAct } from '#app/components/admin/mail-test.tsx'
import { letterActs, Outbox } from '#app/components/admin/outbox.tsx'
import { RegistrationSwitch } from '#app/components/admin/registration-switch.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { isFormResult, resultOf } from '#app/components/form/form-result.ts'
import { settingsAction } from '#app/forms/settings.action.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import '#app/styles/pages/profile/profile-section.css'
import '#app/styles/pages/admin/settings.css'

export const handle = { i18n: ['settings', 'admin'] }

export async function loader(args: LoaderFunctionArgs) {
  const { email } = requireRight(args, 'settings')
  const { api, locale } = args.context
  const [registration, { domains }, smtp, outbox] = await orErrorPage(
    Promise.all([
      api.setting.registration(),
      api.setting.registrationDomains(),
      api.setting.smtp(),
      api.letter.outbox(),
    ]),
  )
  return {
    title: `${textsOf(locale, 'settings')('name')} · ${textsOf(locale, 'admin')('title')}`,
    email,
    registration,
    domains,
    smtp,
    preset: new URL(args.request.url).searchParams.get(presetField),
    outbox,
  }
}

export const action = settingsAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function AdminSettings() {
  const { t } = useTranslation('settings')
  const { email, registration, domains, smtp, preset, outbox } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const result = isFormResult(actionData) ? actionData : undefined
  const mailResult = actionData !== undefined && 'answered' in actionData ? actionData.answered : undefined
  const ofLetter = resultOf(letterActs.retry, result) ?? resultOf(letterActs.remove, result)
  return (
    <div className="settings">
      <AdminHead title={t('name')} lead={t('lead')} />
      <section aria-labelledby="registration-title">
        <h2 className="admin__heading" id="registration-title">
          {t('registration')}
        </h2>
        <RegistrationSwitch enabled={registration.enabled} back="/admin/settings" />
        <DomainsForm key={domains.join()} domains={domains} result={resultOf(domainsAct, result)} />
      </section>
      <section aria-labelledby="mail-title">
        <h2 className="admin__heading" id="mail-title">
          {t('mail.name')}
        </h2>
        <p className="meta">{t(`mail.route.${smtp.route}`)}</p>
        <MailServerMessage result={mailResult} act={mailAct} />
        <MailForm
          key={JSON.stringify(smtp.config)}
          config={smtp.config}
          presets={smtp.presets}
          asked={preset}
          result={resultOf(mailAct, result)}
        />
      </section>
      <section aria-labelledby="test-title">
        <h2 className="admin__heading" id="test-title">
          {t('test.name')}
        </h2>
        <MailServerMessage result={mailResult} act={mailTestAct} />
        <MailTest email={email} result={resultOf(mailTestAct, result)} />
      </section>
      <section aria-labelledby="letters-title">
        <h2 className="admin__heading" id="letters-title">
          {t('letters.name')}
        </h2>
        {ofLetter?.message === undefined ? null : <p role="alert">{ofLetter.message}</p>}
        <Outbox {...outbox} />
      </section>
    </div>
  )
}

function MailServerMessage({
  result,
  act,
}: {
  result: { act: string; isGood: boolean; text: string } | undefined
  act: string
}) {
  // The response of the action arrives before the saved settings, and these render the forms anew. Shown earlier, the message would invite
  // input that is lost then.
  const isLoading = useNavigation().state === 'loading'
  if (isLoading || result?.act !== act) return null
  return (
    <p className={result.isGood ? 'settings__said' : 'settings__said is-bad'} role="status">
      {result.text}
    </p>
  )
}
