import type { Audit } from './audit.entity.ts'
import type { AuditedAct } from './audit.schema.ts'

/** `names` maps targets to the current names of the accounts that were acted on. */
export const viewAct = (
  { id, admin, adminName, act, target, before, after, at }: Audit,
  names: ReadonlyMap<string, string>,
): AuditedAct => ({
  id,
  admin: admin ? { id: admin.id } : null,
  adminName,
  act,
  target,
  username: names.get(target) ?? null,
  before,
  after,
  at: at.toISOString(),
})
