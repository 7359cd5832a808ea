import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'

export const letterActs = { retry: 'retry', remove: 'remove' } as const

interface FailedLetter {
  id: number
  kind: string
  address: string
  tries: number
  words: string
  failedAt: string
}

interface OutboxProps {
  waiting: number
  failed: number
  letters: readonly FailedLetter[]
}

const kinds = [
  'code_reset',
  'code_email_change',
  'code_password_change',
  'password_changed',
  'password_reset',
  'email_changed',
  'email_set',
  'sessions_ended',
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'new_login',
  'password_set',
  'account_deleted',
  'account_removed',
  'suspended',
  'released',
  'report_kept',
  'report_removed',
  'notice',
  'notices',
  'backup_failed',
  'test',
] as const

/** The e-mails that could not be delivered, the reasons, and a button that retries (docs/product.md#delivery). */
export function Outbox({ waiting, failed, letters }: OutboxProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <p className="meta">
        {t('letters.waiting', { number: waiting })} · {t('letters.failed', { number: failed })}
      </p>
      {letters.length === 0 ? <p>{t('letters.none')}</p> : null}
      <ul className="outbox">
        {letters.map(letter => (
          <LetterRow key={letter.id} letter={letter} />
        ))}
      </ul>
    </>
  )
}

function LetterRow({ letter: { id, kind, address, tries, words, failedAt } }: { letter: FailedLetter }) {
  const { t } = useTranslation('settings')
  const known = kinds.find(it => it === kind) ?? 'other'
  return (
    <li className="outbox__letter">
      <p>
        <strong>{t(`letters.kind.${known}`)}</strong> → {address}
      </p>
      <p className="meta">
        {dateTimeText(Date.parse(failedAt))} · {t('letters.tries', { number: tries })}
      </p>
      <p className="outbox__words">{t('letters.words', { words })}</p>
      <Form method="post" className="act-form__acts" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="act" value={letterActs.retry}>
          {t('letters.retry')}
        </Button>
        <Button type="submit" name="act" value={letterActs.remove} variant="danger">
          {t('letters.remove')}
        </Button>
      </Form>
    </li>
  )
}
