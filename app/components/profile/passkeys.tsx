import { Form, useSubmit } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemIn } from '#app/browser/failure-toast.ts'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import { useHydrated } from '#app/components/ui/use-hydrated.ts'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import { secondFactorActs } from '#app/components/profile/second-factor-acts.ts'
import { fieldOf, summaryOf, type FormResult, resultOf } from '#app/components/form/form-result.ts'
import { ActButton, ActForm } from '../form/act-form.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'

interface ShownPasskey {
  id: number
  name: string
  createdAt: string
  lastUsedAt: string | null
}

interface PasskeysProps {
  passkeys: readonly ShownPasskey[]
  confirmed: boolean
  result: FormResult | undefined
}

/** The member's passkeys, each with a button to remove it, and the form that adds one, which needs scripts. */
export function Passkeys({ passkeys, confirmed, result }: PasskeysProps) {
  const { t } = useTranslation('secondFactor')
  return (
    <>
      {passkeys.length === 0 ? <p className="meta">{t('passkeys.none')}</p> : null}
      {passkeys.length === 0 ? null : (
        <ul className="sessions">
          {passkeys.map(passkey => (
            <PasskeyRow key={passkey.id} {...{ passkey, confirmed, result }} />
          ))}
        </ul>
      )}
      <AddPasskey confirmed={confirmed} result={resultOf(secondFactorActs.add, result)} />
    </>
  )
}

interface PasskeyRowProps extends Omit<PasskeysProps, 'passkeys'> {
  passkey: ShownPasskey
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt }, confirmed, result }: PasskeyRowProps) {
  const { t } = useTranslation('secondFactor')
  const refused = resultOf(secondFactorActs.drop, result)
  const own = refused?.values['id'] === String(id) ? refused : undefined
  const shown = name || t('passkeys.unnamed')
  return (
    <li className="sessions__row">
      <div>
        <p className="sessions__name">{shown}</p>
        <p className="meta">
          {t('passkeys.since', { date: dateTimeText(Date.parse(createdAt)) })} ·{' '}
          {lastUsedAt === null
            ? t('passkeys.unused')
            : t('passkeys.used', { date: dateTimeText(Date.parse(lastUsedAt)) })}
        </p>
      </div>
      <ActForm act={secondFactorActs.drop} names={['password']} result={own} failed={t('failed')}>
        <input type="hidden" name="id" value={id} />
        <CurrentPasswordField act={`${secondFactorActs.drop}-${id}`} confirmed={confirmed} result={own} />
        <ActButton act={secondFactorActs.drop} busyLabel={t('totp.busy')}>
          {t('passkeys.remove')}
          <VisuallyHidden> {shown}</VisuallyHidden>
        </ActButton>
      </ActForm>
    </li>
  )
}

const names = ['password', 'name', 'passkey'] as const

type State = 'idle' | 'waiting' | 'cancelled' | 'unconfirmed'

function AddPasskey({ confirmed, result }: Omit<PasskeysProps, 'passkeys'>) {
  const { t } = useTranslation('secondFactor')
  const hydrated = useHydrated()
  const submit = useSubmit()
  const [state, setState] = useState<State>('idle')
  if (!hydrated) return <p className="meta">{t('passkeys.noScripts')}</p>
  if (!('PublicKeyCredential' in window)) return <p className="meta">{t('passkeys.unsupported')}</p>
  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setState('waiting')
    const { makePasskey } = await import('#app/browser/passkeys.ts')
    try {
      const password = form.get('password')
      const proof = typeof password === 'string' && password !== '' ? { password } : {}
      form.set('passkey', await makePasskey(proof))
      form.delete('password')
      setState('idle')
      submit(form, { method: 'post', preventScrollReset: true })
    } catch (error) {
      const code = problemIn(error)?.code
      if (code === undefined) setState('cancelled')
      else if (code === 'session.confirm_required' || code === 'member.own_password_wrong') setState('unconfirmed')
      else await showError(error)
    }
  }
  async function showError(error: unknown): Promise<void> {
    setState('idle')
    const { showFailure } = await import('#app/browser/failure-toast.ts')
    await showFailure(error)
  }
  return (
    <Form method="post" className="act-form" onSubmit={event => void add(event)} preventScrollReset noValidate>
      <FormSummary problems={summaryOf(secondFactorActs.add, names, result)} title={t('failed')} />
      <input type="hidden" name="act" value={secondFactorActs.add} />
      <Field
        {...fieldOf(secondFactorActs.add, 'name', result)}
        label={t('passkeys.label')}
        hint={t('passkeys.labelHint')}
        maxLength={60}
        autoComplete="off"
      />
      <CurrentPasswordField
        act={secondFactorActs.add}
        confirmed={confirmed && state !== 'unconfirmed'}
        result={result}
        isWrong={state === 'unconfirmed'}
      />
      {state === 'cancelled' ? (
        <p className="field__error" role="alert">
          {t('passkeys.cancelled')}
        </p>
      ) : null}
      <p className="act-form__acts">
        <Button type="submit" busy={state === 'waiting'} busyLabel={t('passkeys.busy')}>
          {t('passkeys.add')}
        </Button>
      </p>
    </Form>
  )
}
