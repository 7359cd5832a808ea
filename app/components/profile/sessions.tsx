import { Form } from '@remix-run/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import { summaryOf, type FormResult } from '#app/components/form/form-result.ts'
import { CurrentPasswordField } from './current-password-field.tsx'

export const sessionActs = { end: 'end', endOthers: 'end-others' } as const

interface ShownSession {
  id: number
  browser: string | null
  system: string | null
  createdAt: string
  lastUsedAt: string
  current: boolean
}

interface SessionsProps {
  sessions: readonly ShownSession[]
  now: string
  /** True if the member has confirmed their identity within the last ten minutes. */
  confirmed: boolean
  result: FormResult | undefined
}

/** The sessions of the member, each with a button that ends it (docs/product.md#tokens). */
export function Sessions({ sessions, now, confirmed, result }: SessionsProps) {
  const { t } = useTranslation('profile')
  const problems = useMemo(() => summaryOf('session', ['password'], result), [result])
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <FormSummary problems={problems} title={t('sessions.failed')} />
      <ul className="sessions">
        {sessions.map(session => (
          <SessionRow key={session.id} {...{ session, now, confirmed }} result={ofRow(session, result)} />
        ))}
      </ul>
      {others.length === 0 ? <p className="meta">{t('sessions.none')}</p> : null}
      {others.length < 2 ? null : (
        <Form method="post" className="sessions__end" preventScrollReset>
          <CurrentPasswordField act={sessionActs.endOthers} confirmed={confirmed} result={ofAll(result)} />
          <Button type="submit" name="act" value={sessionActs.endOthers}>
            {t('sessions.endOthers')}
          </Button>
        </Form>
      )}
    </>
  )
}

const ofAll = (result: FormResult | undefined) => (result?.values['act'] === sessionActs.endOthers ? result : undefined)
const ofRow = ({ id }: ShownSession, result: FormResult | undefined) =>
  result?.values['id'] === String(id) ? result : undefined

interface SessionRowProps extends Omit<SessionsProps, 'sessions'> {
  session: ShownSession
}

function SessionRow({ session, now, confirmed, result }: SessionRowProps) {
  const { t } = useTranslation('profile')
  const { id, browser, system, createdAt, lastUsedAt, current } = session
  const name = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown')
  return (
    <li className="sessions__row">
      <div>
        <p className="sessions__name">
          {name} {current ? <Badge tone="water">{t('sessions.current')}</Badge> : null}
        </p>
        <p className="meta">
          {t('sessions.used')} <RelativeTime at={lastUsedAt} now={now} /> ·{' '}
          {t('sessions.since', { date: dateTimeText(Date.parse(createdAt)) })}
        </p>
      </div>
      {current ? null : (
        <Form method="post" className="sessions__end" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <CurrentPasswordField act={`${sessionActs.end}-${id}`} confirmed={confirmed} result={result} />
          <Button type="submit" name="act" value={sessionActs.end}>
            {t('sessions.end')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </li>
  )
}
