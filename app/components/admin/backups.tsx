import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AdminHead } from './admin-head.tsx'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { resultOf, type FormResult } from '#app/components/form/form-result.ts'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import type { ShownBackup, ShownPlan } from '#server/backup/backup.schema.ts'
import { BackupPlanForm, backupActs } from './backup-plan-form.tsx'
import { BackupRow } from './backup-row.tsx'

interface BackupsProps {
  list: { backups: readonly ShownBackup[]; page: number; total: number; totalPages: number }
  plan: ShownPlan
  result: FormResult | undefined
}

const pollInterval = 3_000

/** Backups of the database: a button for one now, the schedule of the daily ones, and the list of all. */
export function Backups({ list: { backups, page, total, totalPages }, plan, result }: BackupsProps) {
  const { t } = useTranslation('backup')
  const running = backups.find(({ state }) => state === 'running')
  usePolling(running !== undefined)
  const refusal = resultOf(backupActs.remove, result)?.message
  return (
    <div className="settings">
      <AdminHead title={t('name')} lead={t('lead')} />
      <section aria-labelledby="make-title">
        <h2 className="admin__heading" id="make-title">
          {t('make.name')}
        </h2>
        <p role="status" className={running === undefined ? 'visually-hidden' : 'backups__running'}>
          {running === undefined ? '' : t('make.running', { at: dateTimeText(Date.parse(running.startedAt)) })}
        </p>
        {running === undefined ? <MakeForm result={resultOf(backupActs.make, result)} /> : null}
      </section>
      <section aria-labelledby="plan-title">
        <h2 className="admin__heading" id="plan-title">
          {t('plan.name')}
        </h2>
        <BackupPlanForm key={JSON.stringify(plan)} plan={plan} result={resultOf(backupActs.plan, result)} />
      </section>
      <section className="backups" aria-labelledby="list-title">
        <h2 className="admin__heading" id="list-title">
          {t('list.name')}
        </h2>
        <FormSummary problems={refusal === undefined ? [] : [{ message: refusal }]} title={t('list.remove')} />
        {backups.length === 0 ? <Nothing isBeyond={total > 0} /> : null}
        <ol className="backups__list">
          {backups.map(backup => (
            <BackupRow key={backup.id} backup={backup} />
          ))}
        </ol>
        {totalPages > 1 || page > 1 ? (
          <Pager
            page={page}
            pages={totalPages}
            total={total}
            link={at => (at === 1 ? '/admin/backups' : `/admin/backups?page=${at}`)}
          />
        ) : null}
      </section>
    </div>
  )
}

function MakeForm({ result }: { result: FormResult | undefined }) {
  const { t } = useTranslation('backup')
  return (
    <ActForm act={backupActs.make} names={[]} result={result} failed={t('make.failed')}>
      <p className="act-form__acts">
        <ActButton act={backupActs.make} variant="primary" busyLabel={t('make.busy')}>
          {t('make.submit')}
        </ActButton>
      </p>
    </ActForm>
  )
}

function Nothing({ isBeyond }: { isBeyond: boolean }) {
  const { t } = useTranslation('backup')
  if (!isBeyond) return <EmptyState title={t('list.none')} />
  return <EmptyState title={t('list.emptyPage')} action={<Link to="/admin/backups">{t('list.firstPage')}</Link>} />
}

/** Reloads the page data while a backup is running, so that its end shows without a reload. */
function usePolling(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate()
    }, pollInterval)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
