import { Form, useNavigation } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { Checkbox } from '#app/components/ui/checkbox.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { PasswordField } from '#app/components/ui/password-field.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import { useRoot } from '#app/components/shell/use-root.ts'
import { HiddenFields } from '#app/components/form/hidden-fields.tsx'
import { fieldOf, summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { useStrength, type StrengthRule } from './strength-meter.tsx'

interface RegisterFormProps {
  result: FormResult | undefined
  /** The mail domains that may register; an empty list allows all. */
  domains: readonly string[]
  stamp: string
  /** Loads the server's strength rule when the password field is first used. */
  loadStrength: () => Promise<StrengthRule>
}

const names = ['username', 'email', 'password', 'confirmPassword', 'terms'] as const

/** The registration form, with each message at its field (docs/product.md#registration). */
export function RegisterForm({ result, domains, stamp, loadStrength }: RegisterFormProps) {
  const { t } = useTranslation('account')
  const min = useRoot()?.passwordMin ?? 6
  const busy = useNavigation().state !== 'idle'
  const strength = useStrength(loadStrength)
  const problems = useMemo(() => summaryOf('register', names, result), [result])
  const field = (name: (typeof names)[number]) => fieldOf('register', name, result)
  const { defaultValue: agreed, ...terms } = field('terms')
  return (
    <Form method="post" className="leaf__form" noValidate>
      <FormSummary problems={problems} {...(result?.message === undefined ? {} : { title: t('register.failed') })} />
      <Field
        {...field('username')}
        label={t('register.username')}
        hint={t('register.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field
        {...field('email')}
        type="email"
        label={t('register.email')}
        hint={
          domains.length === 0 ? undefined : t('register.emailHint', { domains: domains.join(t('register.between')) })
        }
        autoComplete="email"
        required
      />
      <NewPasswordField
        {...field('password')}
        label={t('register.password')}
        hint={t('register.passwordHint', { min })}
        strength={strength}
        required
      />
      <PasswordField
        {...field('confirmPassword')}
        label={t('register.confirmPassword')}
        autoComplete="new-password"
        required
      />
      <Checkbox {...terms} label={<TermsLabel />} defaultChecked={agreed === 'on'} required />
      <HiddenFields stamp={stamp} trap={t('register.trap')} />
      <Button type="submit" variant="primary" className="leaf__submit" busy={busy} busyLabel={t('register.busy')}>
        {t('register.submit')}
      </Button>
    </Form>
  )
}

// The terms open in a new tab, so that the typed values stay.
function TermsLabel() {
  const { t } = useTranslation('account')
  const paper = (to: string, name: string) => (
    <Link to={to} target="_blank">
      {name}
      <VisuallyHidden>{t('register.terms.newWindow')}</VisuallyHidden>
    </Link>
  )
  return (
    <>
      {t('register.terms.before')}
      {paper('/terms', t('register.terms.agreement'))}
      {t('register.terms.and')}
      {paper('/privacy', t('register.terms.policy'))}
    </>
  )
}
