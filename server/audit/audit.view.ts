import type { Audit } from './audit.entity.ts'
import type { AuditedAct } from './audit.schema.ts'

export const viewAct = ({ id, admin, adminName, act, target, before, after, at }: Audit): AuditedAct => ({
  id,
  admin: admin ? { id: admin.id } : null,
  adminName,
  act,
  target,
  before,
  after,
  at: at.toISOString(),
})
