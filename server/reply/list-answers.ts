import type { z } from 'zod'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import { requireFound, Refusal } from '../kernel/refusal.ts'
import { canSee } from '../review/text-access.policy.ts'
import { answersTo } from './answers.queries.ts'
import type { Reply } from './reply.entity.ts'
import { findFloor } from './reply.queries.ts'
import type { listAnswers } from './reply.schema.ts'

interface Answers {
  to: Reply
  answers: Reply[]
  totals: ReturnType<typeof pageOf>
}

/** Returns a reply with a page of the replies to it, by floor. A deleted reply keeps its answers. */
export async function answersOf(ctx: ProcedureContext, input: z.output<typeof listAnswers>): Promise<Answers> {
  const { em, viewer } = ctx
  const to = requireFound(await findFloor(em, input.id), 'reply.not_found')
  const isHidden = !to.isRemoved && !canSee(viewer, to)
  if (isHidden || !canSee(viewer, to.post)) throw new Refusal('missing', 'reply.not_found')
  const [answers, total] = await answersTo(em, viewer, { ...input, to })
  return { to, answers, totals: pageOf(total, input) }
}
