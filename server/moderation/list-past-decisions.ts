import type { z } from 'zod'
import { loadTexts } from '../rpc/load-texts.ts'
import { isReadableBy } from '../rpc/text-kind-contract.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { batchSizes, listDecisions } from '../decision/decision.queries.ts'
import { decisionRetention } from '../decision/decision-retention.ts'
import { after } from '../kernel/clock.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import type { decisionList, listDecisions as listInput } from './moderation.schema.ts'

const beginning = 80

/** Returns the decisions of the last 30 days, newest first. */
export async function listPastDecisions(
  { em, site, viewer }: MemberWork,
  input: z.output<typeof listInput>,
): Promise<z.input<typeof decisionList>> {
  const since = after(site.clock.now(), -decisionRetention)
  const by = input.mine === true ? viewer.id : undefined
  const [decisions, total] = await listDecisions(em, { since, by }, input)
  const sizes = await batchSizes(
    em,
    decisions.map(({ batch }) => batch),
  )
  const textOf = await loadTexts(
    em,
    site.texts,
    decisions.map(({ textType: type, textId: id }) => ({ type, id })),
  )
  return {
    decisions: decisions.map(decision => {
      const { id, batch, adminName, textType: type, textId, before, after: left, at, undoneAt, undoneBy } = decision
      const found = textOf({ type, id: textId })
      const text = found && isReadableBy(viewer, found) ? found : undefined
      return {
        ...{ id, batch, adminName, type, textId },
        together: sizes.get(batch) ?? 1,
        beginning:
          text === undefined
            ? null
            : Array.from(text.title ?? text.content)
                .slice(0, beginning)
                .join(''),
        link: text?.link ?? null,
        before: before.status,
        after: left.status,
        reason: left.reason,
        at: at.toISOString(),
        undoneAt: undoneAt?.toISOString() ?? null,
        undoneBy: undoneBy ?? null,
      }
    }),
    ...pageOf(total, input),
  }
}
