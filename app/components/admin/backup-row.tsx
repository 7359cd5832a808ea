import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Disclosure } from '#app/components/ui/disclosure.tsx'
import { dateTimeText } from '#app/i18n/time-text.ts'
import type { ShownBackup } from '#server/backup/backup.schema.ts'
import { backupActs } from './backup-plan-form.tsx'
import { byteText } from './byte-text.ts'

const tones: Readonly<Record<ShownBackup['state'], BadgeTone>> = {
  running: 'water',
  good: 'good',
  unchecked: 'warn',
  failed: 'bad',
}

/** One backup: its status, its contents, and the reason if it failed or could not be verified. */
export function BackupRow({ backup }: { backup: ShownBackup }) {
  const { t } = useTranslation('backup')
  const { state, startedAt, by, reason, words, differences, place } = backup
  const started = dateTimeText(Date.parse(startedAt))
  return (
    <li className="backups__one">
      <p className="backups__head">
        <strong>{started}</strong> <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </p>
      <p className="backups__facts meta">
        <span>{by === null ? t('list.daily') : t('list.by', { name: by })}</span>
        <span>{t(`list.place.${place}`)}</span>
        <Facts backup={backup} />
      </p>
      {reason === null ? null : <p>{t(`reason.${reason}`)}</p>}
      {words === null ? null : <p className="backups__words">{t('list.words', { words })}</p>}
      {differences.length === 0 ? null : (
        <ul className="backups__differences">
          {differences.map(difference => (
            <li key={difference.table}>{t('list.differs', difference)}</li>
          ))}
        </ul>
      )}
      {state === 'running' ? null : <Acts backup={backup} started={started} />}
    </li>
  )
}

function Facts({ backup: { size, tables, rows, startedAt, finishedAt, file } }: { backup: ShownBackup }) {
  const { t } = useTranslation('backup')
  return (
    <>
      {size === null ? null : <span>{byteText(size)}</span>}
      {tables === null || rows === null ? null : <span>{t('list.facts', { tables, rows })}</span>}
      {finishedAt === null ? null : (
        <span>
          {t('list.took', { seconds: Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 100) / 10 })}
        </span>
      )}
      <span className="backups__file">{file}</span>
    </>
  )
}

function Acts({ backup: { id, state, file }, started }: { backup: ShownBackup; started: string }) {
  const { t } = useTranslation('backup')
  return (
    <div className="backups__acts">
      {state === 'failed' ? null : (
        <a
          className="text-link text-link--muted"
          href={`/admin/backups/${id}/file`}
          download={file}
          aria-label={`${t('list.download')} ${started}`}
        >
          {t('list.download')}
        </a>
      )}
      <Disclosure summary={t('list.remove')}>
        <Form method="post" className="act-form__acts" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <span>{t('list.removeSure')}</span>
          <Button type="submit" name="act" value={backupActs.remove} variant="danger">
            {t('list.removeSubmit')}
          </Button>
        </Form>
      </Disclosure>
    </div>
  )
}
