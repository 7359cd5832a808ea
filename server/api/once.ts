import { z } from 'zod'
import { after, hours } from '../kernel/clock.ts'
import { Refusal } from '../kernel/refusal.ts'
import { hashToken } from '../kernel/secret.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import { Once } from './once.entity.ts'
import { violatedConstraint } from './constraints.ts'
import type { Context } from './context.ts'
import type { Work } from './work.ts'

type OnceContext = Context & Work

/**
 * Sent twice, made once: `make` persists and commits; the key's row goes into the same commit. A second try with the same key
 * within 24 hours gets the first answer. Without a key it simply makes (decisions: Spam; api: General).
 */
export async function once<Answer>(context: OnceContext, where: string, answer: z.ZodType<Answer>, make: () => Promise<Answer>): Promise<Answer> {
  const { onceKey, em, site, viewer } = context
  if (onceKey === undefined) return make()
  const key = hashToken(`${where} ${isSignedIn(viewer) ? viewer.id : 'guest'} ${onceKey}`)
  const earlier = await firstAnswer(context, key, answer)
  if (earlier !== undefined) return earlier
  em.persist(em.create(Once, { key, answer: null, createdAt: site.clock.now() }))
  try {
    const made = await make()
    await site.fork().nativeUpdate(Once, { key }, { answer: site.vault.seal(JSON.stringify(made)) })
    return made
  } catch (error) {
    if (violatedConstraint(error) !== 'once_pkey') throw error
    return awaited(context, key, answer)
  }
}

async function firstAnswer<Answer>({ site }: OnceContext, key: string, answer: z.ZodType<Answer>): Promise<Answer | undefined> {
  const row = await site.fork().findOne(Once, { key, createdAt: { $gt: after(site.clock.now(), -hours(24)) } })
  const opened = row?.answer == null ? undefined : site.vault.open(row.answer)
  return opened === undefined ? undefined : answer.parse(JSON.parse(opened))
}

// The first try has committed but not yet noted its answer: it will within milliseconds, unless its process died just then.
async function awaited<Answer>(context: OnceContext, key: string, answer: z.ZodType<Answer>): Promise<Answer> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const first = await firstAnswer(context, key, answer)
    if (first !== undefined) return first
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Refusal('conflict', 'site.already_received')
}
