import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { redirectAfterLogin } from '#app/browser/end-session.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { PasswordField } from '#app/components/ui/password-field.tsx'
import { fieldOf, summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import { PasskeyButton } from './passkey-button.tsx'

export const passkeyAct = 'passkey'

const names = ['username', 'password'] as const

interface LoginFormProps {
  result: FormResult | undefined
  /** The name that was registered just before, or an empty text. */
  registered: string
}

/** Login by username or e-mail address and password. The page address keeps the redirect target (docs/product.md#login). */
export function LoginForm({ result, registered }: LoginFormProps) {
  const { t } = useTranslation(['account', 'secondFactor'])
  const submit = useSubmit()
  const busy = useNavigation().state !== 'idle'
  const after = useRef<HTMLInputElement>(null)
  // A state, because the message with the name is gone when the page changes its language.
  const [username] = useState(registered)
  const problems = useMemo(() => summaryOf('login', names, result), [result])
  // The address at which the session ended can be read only once, so it is read on submit: a reload of the page must not lose it.
  function fillRedirect(): void {
    if (after.current) after.current.value = redirectAfterLogin() ?? after.current.value
  }
  // A signed passkey response replaces username and password.
  const logIn = (passkey: string) =>
    submit(
      { act: passkeyAct, passkey, after: redirectAfterLogin() ?? result?.values['after'] ?? '' },
      { method: 'post' },
    )
  return (
    <Form method="post" className="leaf__form" onSubmit={fillRedirect} noValidate>
      <FormSummary problems={problems} {...(result?.message === undefined ? {} : { title: t('login.failed') })} />
      <input type="hidden" name="after" ref={after} defaultValue={result?.values['after'] ?? ''} />
      <Field
        {...fieldOf('login', 'username', result)}
        {...(result === undefined ? { defaultValue: username } : {})}
        label={t('login.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...fieldOf('login', 'password', result)}
        label={t('login.password')}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="primary" className="leaf__submit" busy={busy} busyLabel={t('login.busy')}>
        {t('login.submit')}
      </Button>
      <PasskeyButton onSigned={logIn}>{t('secondFactor:passkeyLogin.use')}</PasskeyButton>
    </Form>
  )
}
