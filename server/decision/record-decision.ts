import { randomUUID } from 'node:crypto'
import type { DecisionWork } from '../rpc/published-text.ts'
import type { TextType } from '../kernel/text-kinds.schema.ts'
import { requireMember } from '../member/require-member.ts'
import { Decision } from './decision.entity.ts'
import { openReportsOf } from './decision.queries.ts'
import type { Stood } from './decision.schema.ts'
import { tellDesks } from './tell-desks.ts'

interface Decided {
  type: TextType
  id: number
  before: Stood
  after: Stood
}

/** Keeps what was decided on a text, in the same unit of work, with the reports that end by it. */
export async function recordDecision(ctx: DecisionWork, { type, id, before, after }: Decided): Promise<void> {
  const { em, site, viewer, batch, openReports } = ctx
  const admin = await requireMember(em, viewer)
  const reports = (openReports ?? (await openReportsOf(em, type, [id]))).get(id) ?? []
  em.persist(
    em.create(Decision, {
      batch: batch ?? randomUUID(),
      admin,
      adminName: admin.username,
      textType: type,
      textId: id,
      before,
      after,
      reports,
      at: site.clock.now(),
    }),
  )
  // Who decides on many tells it once.
  if (batch === undefined) tellDesks(ctx)
}
