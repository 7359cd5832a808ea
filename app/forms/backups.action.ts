import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { backupActs } from '#app/components/admin/backup-plan-form.tsx'
import { backupById } from '#server/backup/backup.schema.ts'
import { backupPlan } from '#server/setting/backup-plan.schema.ts'
import { requireRight } from './page-guards.ts'
import { redirectWithFlash, submit } from './submit.ts'
import { dispatchAct, type SentForm } from './dispatch-act.ts'

const page = '/admin/backups'

/** Handles the forms of the backups page; `act` names the form. */
export function backupsAction(args: ActionFunctionArgs) {
  requireRight(args, 'backups')
  return dispatchAct(args, {
    [backupActs.make]: makeBackup,
    [backupActs.plan]: savePlan,
    [backupActs.remove]: removeBackup,
  })
}

const makeBackup = (args: SentForm) =>
  submit(args, {
    schema: z.object({}),
    run: api => api.backup.make(),
    done: () => redirectWithFlash(args, page, 'backup:make.begun'),
  })

const savePlan = (args: SentForm) =>
  submit(args, {
    schema: backupPlan.extend({
      daily: z.enum(['on', 'off'], 'invalid.value').transform(state => state === 'on'),
    }),
    run: (api, form) => api.backup.setPlan(form),
    done: () => redirectWithFlash(args, page, 'backup:plan.saved'),
  })

const removeBackup = (args: SentForm) =>
  submit(args, {
    schema: backupById,
    run: (api, { id }) => api.backup.remove({ id }),
    done: () => redirectWithFlash(args, page, 'backup:list.removed'),
  })
