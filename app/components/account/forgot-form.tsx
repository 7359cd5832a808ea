import { Form, useNavigation } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { fieldOf, summaryOf, type FormResult } from '#app/components/form/form-result.ts'

/** Asks for the e-mail address of an account. The answer is the same for known and unknown addresses (docs/product.md#forgotten-password). */
export function ForgotForm({ result }: { result: FormResult | undefined }) {
  const { t } = useTranslation('recovery')
  const busy = useNavigation().state !== 'idle'
  const problems = useMemo(() => summaryOf('forgot', ['email'], result), [result])
  return (
    <Form method="post" className="leaf__form" noValidate>
      <FormSummary problems={problems} {...(result?.message === undefined ? {} : { title: t('forgot.failed') })} />
      <Field
        {...fieldOf('forgot', 'email', result)}
        type="email"
        label={t('forgot.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" variant="primary" className="leaf__submit" busy={busy} busyLabel={t('forgot.busy')}>
        {t('forgot.submit')}
      </Button>
    </Form>
  )
}
