import type { EntityManager } from '@mikro-orm/postgresql'
import { after, minutes } from '../kernel/clock.ts'
import type { Vault } from '../kernel/secret.ts'
import { Letter } from './letter.entity.ts'
import type { Order } from './letter-kinds.ts'

/** Returns a fresh entity manager. */
export type Fork = () => EntityManager

interface LetterContext {
  em: EntityManager
  vault: Vault
  now: Date
}

/** The purpose with which the variables of letters are sealed. */
export const letterSeal = 'letter'

/** Adds a letter to the outbox in the caller's unit of work, so that it is sent exactly if the act is committed (docs/architecture.md#effects). */
export function orderLetter({ em, vault, now }: LetterContext, order: Order): void {
  const { kind, address, locale, variables, expiresAt = null } = order
  em.persist(
    em.create(Letter, {
      kind,
      address,
      locale,
      sealedVariables: vault.seal(letterSeal, JSON.stringify(variables)),
      createdAt: now,
      expiresAt,
      nextTryAt: now,
    }),
  )
}

/** Longer than any try takes. After this time another process sends a letter whose sender died. */
const takenFor = minutes(5)

// One statement, so that only one of several processes gets each letter.
const take = `
  update letter set next_try_at = ?, tries = tries + 1 where id = (
    select id from letter where failed_at is null and next_try_at <= ? order by next_try_at, id limit 1 for update skip locked
  ) and failed_at is null and next_try_at <= ? returning id`

/** Takes the letter that has been due longest. No other process gets it while it is being sent. */
export async function takeLetter(em: EntityManager, now: Date): Promise<Letter | null> {
  const [row] = await em.execute<{ id: number }[]>(take, [after(now, takenFor), now, now])
  return row ? em.findOne(Letter, { id: row.id }, { refresh: true }) : null
}

/** Deletes a letter that was sent or has expired. */
export async function deleteLetter(em: EntityManager, { id }: Letter): Promise<void> {
  await em.nativeDelete(Letter, { id })
}

export async function postponeLetter(
  em: EntityManager,
  { id }: Letter,
  nextTryAt: Date,
  response: string,
): Promise<void> {
  await em.nativeUpdate(Letter, { id }, { nextTryAt, lastSmtpResponse: response })
}

export async function failLetter(em: EntityManager, { id }: Letter, now: Date, response: string): Promise<void> {
  await em.nativeUpdate(Letter, { id }, { failedAt: now, lastSmtpResponse: response })
}

/** Returns the letters that were given up, latest first. */
export const failedLetters = (em: EntityManager, limit: number): Promise<Letter[]> =>
  em.find(Letter, { failedAt: { $ne: null } }, { orderBy: { failedAt: 'desc', id: 'desc' }, limit })

export async function countLetters(em: EntityManager): Promise<{ waiting: number; failed: number }> {
  const failed = await em.count(Letter, { failedAt: { $ne: null } })
  return { waiting: (await em.count(Letter)) - failed, failed }
}

/** Queues a letter again that was given up, and resets its count of tries. Returns false if there is no such letter. */
export async function retryLetter(em: EntityManager, id: number, now: Date): Promise<boolean> {
  const tried = await em.nativeUpdate(
    Letter,
    { id, failedAt: { $ne: null } },
    { failedAt: null, nextTryAt: now, tries: 0 },
  )
  return tried > 0
}

export async function removeFailedLetter(em: EntityManager, id: number): Promise<boolean> {
  return (await em.nativeDelete(Letter, { id, failedAt: { $ne: null } })) > 0
}

/** Deletes the letters that were given up before a moment. */
export async function deleteFailedLetters(em: EntityManager, before: Date): Promise<void> {
  await em.nativeDelete(Letter, { failedAt: { $lte: before } })
}
