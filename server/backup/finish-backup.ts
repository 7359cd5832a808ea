import type { Site } from '../rpc/context.ts'
import { atomically, type Work } from '../rpc/unit-of-work.ts'
import { recordOwnAct } from '../audit/record-act.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import type { Backup } from './backup.entity.ts'
import { findBackup, listAdmins } from './backup.queries.ts'
import type { BackupReason, RowDifference } from './backup.schema.ts'

interface BackupOutcome {
  state: 'good' | 'unchecked' | 'failed'
  size?: number
  tables?: number
  rows?: number
  differences?: RowDifference[]
  reason?: BackupReason
  words?: string | null
}

/**
 * Closes the record of a backup. Returns false if another process has closed it. A backup that is not good is recorded in the audit and reported to
 * every admin by mail, in the same transaction.
 */
export async function closeBackup(site: Site, id: number, ended: BackupOutcome): Promise<boolean> {
  const isMine = await atomically(site.fork(), async em => {
    const backup = await findBackup(em, id)
    if (backup?.state !== 'running') return false
    await closeLockedBackup(site, em, backup, ended)
    return true
  })
  if (ended.state !== 'good') site.letters.wake()
  return isMine
}

/** Like `closeBackup`, inside a transaction that has locked the row. */
export async function closeLockedBackup(
  site: Site,
  em: Work['em'],
  backup: Backup,
  { state, ...ended }: BackupOutcome,
): Promise<void> {
  const now = site.clock.now()
  Object.assign(backup, { state, finishedAt: now, ...ended })
  // A backup that ended because its process stopped is made again after the restart, so its day is free again.
  if (ended.reason === 'stopped') backup.day = null
  if (state === 'good') return
  const { reason = 'other', words } = ended
  recordOwnAct(em, now, {
    act: `backup.${state}`,
    target: `backup ${backup.id}`,
    after: { reason, words: words ?? null },
  })
  for (const { username, address, locale } of await listAdmins(em))
    orderLetter(
      { em, vault: site.vault, now },
      { kind: 'backup_failed', address, locale, variables: { username, reason, words: words ?? '' } },
    )
}
