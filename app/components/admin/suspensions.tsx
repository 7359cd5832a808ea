import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from './admin-head.tsx'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import { fieldOf, summaryOf, type FormResult, resultOf } from '#app/components/form/form-result.ts'
import type { Suspension } from '#server/member/suspension.schema.ts'

export const suspensionActs = { suspend: 'suspend', release: 'release' } as const

interface SuspensionsProps {
  suspensions: readonly Suspension[]
  page: number
  total: number
  totalPages: number
  /** The username that a link from another page fills in. */
  username: string
  /** Moderators can suspend for at most a week. */
  isModerator: boolean
  result: FormResult | undefined
}

/** The suspended members, and the form that suspends one. */
export function Suspensions({ suspensions, page, total, totalPages, username, isModerator, result }: SuspensionsProps) {
  const { t } = useTranslation('adminSuspensions')
  const released = summaryOf('suspensions', ['username'], resultOf(suspensionActs.release, result))
  return (
    <div className="settings">
      <AdminHead title={t('name')} lead={t('lead')} />
      <FormSummary problems={released.map(({ message }) => ({ message }))} title={t('failed')} />
      {suspensions.length === 0 ? (
        <Nothing isBeyond={total > 0} />
      ) : (
        <ol className="reviews" aria-label={t('list')}>
          {suspensions.map(each => (
            <Row key={each.username} {...each} />
          ))}
        </ol>
      )}
      <Pager page={page} pages={totalPages} total={total} link={to => `/admin/suspensions?page=${to}`} />
      <section aria-labelledby="suspend-title">
        <h2 className="admin__heading" id="suspend-title">
          {t('add')}
        </h2>
        <SuspendForm
          key={username}
          username={username}
          isModerator={isModerator}
          result={resultOf(suspensionActs.suspend, result)}
        />
      </section>
    </div>
  )
}

function Nothing({ isBeyond }: { isBeyond: boolean }) {
  const { t } = useTranslation('adminSuspensions')
  if (!isBeyond) return <EmptyState title={t('none')} />
  return <EmptyState title={t('emptyPage')} action={<Link to="/admin/suspensions">{t('firstPage')}</Link>} />
}

function Row({ username, role, until, reason }: Suspension) {
  const { t } = useTranslation('adminSuspensions')
  const place = `suspended-${username}`
  return (
    <li className="review" aria-labelledby={place}>
      <p className="review__place meta">{t('until', { time: dateTimeText(Date.parse(until)) })}</p>
      <div className="review__words">
        <p className="review__sender">
          <strong id={place}>{username}</strong>{' '}
          {role === 'user' ? null : <Badge tone="ember">{t(`role.${role}`)}</Badge>}
        </p>
        <p className="review__message">{t('reason', { reason })}</p>
      </div>
      <Form method="post" className="review__acts" preventScrollReset>
        <input type="hidden" name="username" value={username} />
        <Button type="submit" name="act" value={suspensionActs.release} aria-describedby={place}>
          {t('release')}
        </Button>
      </Form>
    </li>
  )
}

const names = ['username', 'days', 'reason'] as const

interface SuspendFormProps {
  username: string
  isModerator: boolean
  result: FormResult | undefined
}

function SuspendForm({ username, isModerator, result }: SuspendFormProps) {
  const { t } = useTranslation('adminSuspensions')
  const field = (name: (typeof names)[number], value: string) => {
    const props = fieldOf(suspensionActs.suspend, name, result)
    return result === undefined ? { ...props, defaultValue: value } : props
  }
  return (
    <ActForm act={suspensionActs.suspend} names={names} result={result} failed={t('failed')}>
      <div className="act-form__pair">
        <Field {...field('username', username)} label={t('username')} autoComplete="off" spellCheck={false} />
        <Field
          {...field('days', '3')}
          inputMode="numeric"
          label={t('days')}
          hint={t(isModerator ? 'daysHintOfModerator' : 'daysHint')}
          autoComplete="off"
        />
      </div>
      <Field {...field('reason', '')} label={t('why')} autoComplete="off" />
      <p className="act-form__acts">
        <ActButton act={suspensionActs.suspend} variant="danger" busyLabel={t('busy')}>
          {t('submit')}
        </ActButton>
      </p>
    </ActForm>
  )
}
