import type { Readable } from 'node:stream'
import { z } from 'zod'
import { recordAct } from '../audit/record-act.ts'
import { router, withRight } from '../rpc/procedures.ts'
import { atomically } from '../rpc/unit-of-work.ts'
import { nothing, pageOf } from '../kernel/primitives.schema.ts'
import { Refusal, requireFound } from '../kernel/refusal.ts'
import { requireMember } from '../member/require-member.ts'
import { backupPlan } from '../setting/backup-plan.schema.ts'
import { loadSetting } from '../setting/setting.queries.ts'
import { storeSetting } from '../setting/store-setting.ts'
import { findBackup, deleteBackup, listBackups } from './backup.queries.ts'
import * as schema from './backup.schema.ts'
import { viewBackup } from './backup.view.ts'
import { runningBackups } from './running-backup.ts'
import { openRecord } from './start-daily-backups.ts'
import { nextSlot } from './daily-backup-time.ts'
import { storeOf } from './make-backup.ts'

// Backups of the whole database, for admins (docs/decisions/backups.md).
export const backupRouter = router({
  /** Newest first. */
  list: withRight('backups')
    .input(schema.listBackups)
    .output(schema.backupList)
    .query(async ({ ctx: { em }, input }) => {
      const [backups, total] = await listBackups(em, input)
      return { backups: backups.map(viewBackup), ...pageOf(total, input) }
    }),

  /** Starts a backup. Its result appears in the list. */
  make: withRight('backups')
    .output(schema.backupMade)
    .mutation(async ({ ctx }) => {
      const { site } = ctx
      const { place } = await loadSetting(ctx.em, 'backups')
      const backup = await atomically(ctx.em, async em => {
        const { username: byName } = await requireMember(em, ctx.viewer)
        const begun = await openRecord(site, em, { byName, day: null, place })
        if (begun === undefined) throw new Refusal('conflict', 'backup.running')
        await recordAct({ ...ctx, em }, { act: 'backup.make', target: `backup ${begun.id}`, after: { place } })
        return begun
      })
      ctx.afterCommit(() => runningBackups.of(site).start(backup))
      return { backup: viewBackup(backup) }
    }),

  /** Deletes a backup and its file. */
  remove: withRight('backups')
    .input(schema.backupById)
    .output(nothing)
    .mutation(async ({ ctx, input: { id } }) => {
      const backup = requireFound(await findBackup(ctx.em, id), 'backup.not_found')
      if (backup.state === 'running') throw new Refusal('conflict', 'backup.running')
      const { place, file } = backup
      if (ctx.site.backupStores[place] !== undefined) await storeOf(ctx.site, place).remove(file)
      await atomically(ctx.em, async em => {
        if ((await deleteBackup(em, id)) === 0) throw new Refusal('missing', 'backup.not_found')
        await recordAct({ ...ctx, em }, { act: 'backup.remove', target: `backup ${id}`, before: { file } })
      })
      return null
    }),

  plan: withRight('backups')
    .output(schema.shownPlan)
    .query(async ({ ctx: { em, site } }) => {
      const plan = await loadSetting(em, 'backups')
      const nextAt = plan.daily ? nextSlot(site.clock.now(), plan.time).at.toISOString() : null
      return { ...plan, hasStorage: site.backupStores.storage !== undefined, nextAt }
    }),

  setPlan: withRight('backups')
    .input(backupPlan)
    .output(backupPlan)
    .mutation(async ({ ctx, input }) => {
      if (input.place === 'storage' && ctx.site.backupStores.storage === undefined)
        throw new Refusal('invalid', 'backup.no_storage', { field: 'place' })
      return storeSetting(ctx, { act: 'backup.setPlan', key: 'backups' }, () => input)
    }),

  /** Records the download of a backup in the audit, and opens its file. */
  open: withRight('backups')
    .meta({ rpc: false })
    .input(schema.backupById)
    .output(schema.backupFile.extend({ bytes: z.custom<Readable>() }))
    .mutation(async ({ ctx, input: { id } }) => {
      const backup = requireFound(await findBackup(ctx.em, id), 'backup.not_found')
      const { state, place, file, size } = backup
      if (state !== 'good' && state !== 'unchecked') throw new Refusal('missing', 'backup.file_gone')
      const bytes = requireFound(await storeOf(ctx.site, place).open(file), 'backup.file_gone')
      await recordAct(ctx, { act: 'backup.open', target: `backup ${id}`, after: { file } })
      await ctx.commit()
      return { file, size: size ?? 0, bytes }
    }),
})
