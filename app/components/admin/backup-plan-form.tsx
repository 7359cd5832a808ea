import { useTranslation } from 'react-i18next'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import { Field } from '#app/components/ui/field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import type { ShownPlan } from '#server/backup/backup.schema.ts'

export const backupActs = { make: 'make', plan: 'plan', remove: 'remove' } as const

const names = ['daily', 'time', 'kept', 'place'] as const

/** Form for the backup schedule: when backups run, how many are kept, and where they are stored. */
export function BackupPlanForm({ plan, result }: { plan: ShownPlan; result: FormResult | undefined }) {
  const { t } = useTranslation('backup')
  const saved = { daily: plan.daily ? 'on' : 'off', time: plan.time, kept: String(plan.kept), place: plan.place }
  const field = (name: (typeof names)[number]) => {
    const props = fieldOf(backupActs.plan, name, result)
    return result === undefined ? { ...props, defaultValue: saved[name] } : props
  }
  const isChoice = plan.hasStorage || plan.place === 'storage'
  return (
    <ActForm act={backupActs.plan} names={names} result={result} failed={t('plan.failed')}>
      <p className="meta">
        {plan.nextAt === null ? t('plan.none') : t('plan.next', { at: dateTimeText(Date.parse(plan.nextAt)) })}
      </p>
      <div className="settings__pair">
        <Select
          {...field('daily')}
          label={t('plan.daily')}
          options={[
            { value: 'on', label: t('plan.on') },
            { value: 'off', label: t('plan.off') },
          ]}
        />
        <Field {...field('time')} type="time" label={t('plan.time')} hint={t('plan.timeHint')} />
        <Field
          {...field('kept')}
          label={t('plan.kept')}
          hint={t('plan.keptHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        {isChoice ? (
          <Select
            {...field('place')}
            label={t('plan.place')}
            options={[
              { value: 'folder', label: t('plan.folder') },
              { value: 'storage', label: t('plan.storage') },
            ]}
          />
        ) : null}
      </div>
      {isChoice ? null : <p className="meta">{t('plan.noStorage')}</p>}
      <p className="act-form__acts">
        <ActButton act={backupActs.plan} busyLabel={t('plan.busy')}>
          {t('plan.save')}
        </ActButton>
      </p>
    </ActForm>
  )
}
