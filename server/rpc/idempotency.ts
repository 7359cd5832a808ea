import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import { after, hours } from '../kernel/clock.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Context, Site } from './context.ts'
import { IdempotencyKey } from './idempotency-key.entity.ts'
import { callerKey } from './caller-key.ts'
import type { Work } from './unit-of-work.ts'

export const answersKeptFor = hours(24)

const sealedFor = 'answer'

/**
 * Sent twice, made once: `make` persists and commits; the key's row goes into the same commit. A second try with the same key
 * within 24 hours gets the first answer. Without a key it simply makes (docs/product.md#spam; docs/api.md#general).
 */
export async function once<Answer>(
  context: Context & Work,
  where: string,
  answer: z.ZodType<Answer>,
  make: () => Promise<Answer>,
): Promise<Answer> {
  const { onceKey, em, site, forget } = context
  if (onceKey === undefined) return make()
  const key = site.vault.keyedHash('once', `${where} ${callerKey(context)} ${onceKey}`)
  const earlier = await firstAnswer(site, key, answer)
  if (earlier !== undefined) return earlier
  em.persist(em.create(IdempotencyKey, { key, answer: null, createdAt: site.clock.now() }))
  try {
    const made = await make()
    await keepAnswer(site, key, made)
    return made
  } catch (error) {
    // Whatever stopped this try, a row that stands now is the work of another one that was faster.
    forget()
    const faster = await firstAnswer(site, key, answer)
    if (faster === undefined) throw error
    return faster
  }
}

async function firstAnswer<Answer>(site: Site, key: string, answer: z.ZodType<Answer>): Promise<Answer | undefined> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const row = await site.fork().findOne(IdempotencyKey, { key })
    if (!row) return undefined
    if (row.createdAt <= after(site.clock.now(), -answersKeptFor)) return outlived(site, key)
    const opened = row.answer == null ? undefined : site.vault.openStored(sealedFor, row.answer)
    if (opened !== undefined) return answer.parse(JSON.parse(opened))
    // The first try has committed but not yet noted its answer: it will within milliseconds, unless its process died just then.
    await pause(50)
  }
  throw new Refusal('conflict', 'site.already_received')
}

async function outlived(site: Site, key: string): Promise<undefined> {
  await site.fork().nativeDelete(IdempotencyKey, { key, createdAt: { $lte: after(site.clock.now(), -answersKeptFor) } })
}

// The thing is made; that its answer could not be kept is no failure of the act.
async function keepAnswer(site: Site, key: string, made: unknown): Promise<void> {
  try {
    await site
      .fork()
      .nativeUpdate(IdempotencyKey, { key }, { answer: site.vault.seal(sealedFor, JSON.stringify(made)) })
  } catch (fault) {
    site.report(fault, 'keeping the answer of a one-time key')
  }
}

/** Removes the keys whose day is over. */
export async function forgetAnswers(site: Pick<Site, 'fork' | 'clock'>): Promise<void> {
  await site.fork().nativeDelete(IdempotencyKey, { createdAt: { $lte: after(site.clock.now(), -answersKeptFor) } })
}
