import { useTranslation } from 'react-i18next'
import { AdminHead } from './admin-head.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import type { Health as HealthFacts } from '#server/admin/admin.schema.ts'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { ElapsedTime } from './elapsed-time.tsx'
import { byteText } from './byte-text.ts'
import { HealthRow } from './health-row.tsx'

const minute = 60_000

/** Thresholds for a warning. `lag` is in seconds, `letterWaits` and `answer` in milliseconds, `diskFree` a fraction. */
const bounds = { lag: 30, letterWaits: 15 * minute, diskFree: 0.1, answer: 1000, backup: 2 * 24 * 60 * minute } as const

const at = (moment: string) => dateTimeText(Date.parse(moment))

/** The health of this process and its dependencies. */
export function Health(props: HealthProps) {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <AdminHead title={t('health.name')} lead={t('health.lead')} />
      <HealthRows {...props} />
    </>
  )
}

interface HealthProps {
  health: HealthFacts
  now: string
}

/** The rows of the health page without its title; the overview shows them too. */
export function HealthRows({ health, now }: HealthProps) {
  const { t } = useTranslation('dashboard')
  const { streams, memory, version } = health
  return (
    <dl className="health">
      <DatabaseRow {...health.database} />
      <ReplicasRow replicas={health.replicas} />
      <LettersRow {...health.letters} now={now} />
      <BackupRow backup={health.backup} lastGoodBackupAt={health.lastGoodBackupAt} now={now} />
      <HealthRow name={t('health.streams')}>{t('health.streamsOpen', { number: streams })}</HealthRow>
      <HealthRow name={t('health.memory')}>
        {t('health.memoryUsed', { resident: byteText(memory.resident), heap: byteText(memory.heap) })}
      </HealthRow>
      <DiskRow disk={health.disk} />
      <HealthRow name={t('health.version')}>
        <span>{t('health.site', { site: version.site, node: version.node })}</span>
        {version.builtAt === null ? null : <span>{t('health.built', { at: at(version.builtAt) })}</span>}
        <span>{t('health.started', { at: at(version.startedAt) })}</span>
      </HealthRow>
    </dl>
  )
}

function DatabaseRow({ isEmbedded, version, bytes, milliseconds, connections }: HealthFacts['database']) {
  const { t } = useTranslation('dashboard')
  return (
    <HealthRow name={t('health.database')} isWell={milliseconds < bounds.answer}>
      <span>{t(isEmbedded ? 'health.kind.embedded' : 'health.kind.server', { version })}</span>
      <span>{t('health.size', { size: byteText(bytes) })}</span>
      <span>{t('health.took', { milliseconds })}</span>
      {connections === null ? null : <span>{t('health.connections', { number: connections })}</span>}
    </HealthRow>
  )
}

function ReplicasRow({ replicas }: Pick<HealthFacts, 'replicas'>) {
  const { t } = useTranslation('dashboard')
  return (
    <HealthRow name={t('health.replicas')} isWell={replicas.every(({ lag }) => lag !== null && lag < bounds.lag)}>
      {replicas.length === 0 ? t('health.noReplicas') : null}
      {replicas.map(({ name, lag }, index) => (
        // Two replicas may have the same name.
        <span key={`${index} ${name}`}>
          {lag === null ? t('health.noAnswer', { name }) : t('health.lag', { name, seconds: Math.round(lag) })}
        </span>
      ))}
    </HealthRow>
  )
}

function LettersRow({ waiting, failed, oldestAt, now }: HealthFacts['letters'] & { now: string }) {
  const { t } = useTranslation('dashboard')
  const waits = oldestAt === null ? 0 : Date.parse(now) - Date.parse(oldestAt)
  return (
    <HealthRow name={t('health.letters')} isWell={failed === 0 && waits < bounds.letterWaits}>
      <span>{t('health.lettersWaiting', { waiting, failed })}</span>
      {oldestAt === null ? null : (
        <ElapsedTime at={oldestAt} now={now}>
          {age => t('health.oldestLetter', { age })}
        </ElapsedTime>
      )}
    </HealthRow>
  )
}

function BackupRow({
  backup,
  lastGoodBackupAt: good,
  now,
}: Pick<HealthFacts, 'backup' | 'lastGoodBackupAt'> & { now: string }) {
  const { t } = useTranslation('dashboard')
  const isYoung = good !== null && Date.parse(now) - Date.parse(good) < bounds.backup
  return (
    <HealthRow name={t('health.backup')} isWell={backup?.state === 'good' && isYoung}>
      {backup === null ? <span>{t('health.noBackup')}</span> : null}
      {backup === null ? null : <span>{t(`health.backupState.${backup.state}`, { at: at(backup.at) })}</span>}
      {good === null || backup?.state === 'good' ? null : <span>{t('health.lastGood', { at: at(good) })}</span>}
      <TextLink to="/admin/backups">{t('health.backups')}</TextLink>
    </HealthRow>
  )
}

function DiskRow({ disk }: Pick<HealthFacts, 'disk'>) {
  const { t } = useTranslation('dashboard')
  if (disk === null) return <HealthRow name={t('health.disk')}>{t('health.diskUnknown')}</HealthRow>
  const { free, total } = disk
  return (
    <HealthRow name={t('health.disk')} isWell={free > total * bounds.diskFree}>
      {t('health.diskFree', { free: byteText(free), total: byteText(total) })}
    </HealthRow>
  )
}
