import type { EntityManager } from '@mikro-orm/postgresql'
import { deleteResetLinks } from './mail-link.queries.ts'
import { Verification } from './verification.entity.ts'
import { codeRules, type Purpose } from './verification.schema.ts'

/** The member, purpose and address of a code. */
export interface Claim {
  memberId: number
  purpose: Purpose
  addressKey: string
}

interface StoredCode {
  codeHash: string
  tries: number
  createdAt: Date
  expiresAt: Date
}

const keep = `
  insert into verification (member_id, purpose, address_key, code_hash, tries_left, created_at, expires_at)
  values (?, ?, ?, ?, ?, ?, ?)
  on conflict (member_id, purpose) do update set address_key = excluded.address_key, code_hash = excluded.code_hash,
    tries_left = excluded.tries_left, tries_by = '{}', created_at = excluded.created_at, expires_at = excluded.expires_at, used_at = null`

/** Stores a code, in place of an earlier one for the same member and purpose. */
export async function storeCode(em: EntityManager, claim: Claim, code: StoredCode): Promise<void> {
  const { memberId, purpose, addressKey } = claim
  const { codeHash, tries, createdAt, expiresAt } = code
  await em.execute(keep, [memberId, purpose, addressKey, codeHash, tries, createdAt, expiresAt])
}

/** A try: the hash of the typed code, the keyed hash of the network address, and the time. */
interface Try {
  codeHash: string
  from: string
  now: Date
}

// One statement counts the try and uses the code up, so that concurrent tries are all counted and only one succeeds.
const tryOnce = `
  update verification set tries_left = tries_left - 1,
    tries_by = jsonb_set(tries_by, array[?::text], to_jsonb(coalesce((tries_by ->> ?::text)::int, 0) + 1)),
    used_at = case when code_hash = ? then ?::timestamptz end
  where member_id = ? and purpose = ? and address_key = ? and tries_left > 0 and used_at is null and expires_at > ?
    and coalesce((tries_by ->> ?::text)::int, 0) < ${codeRules.tries}
  returning used_at is not null as matches`

/** Counts a try. Returns true exactly once, for the right code in time. If it returns false, the caller must commit, or the try is not counted. */
export async function tryCode(em: EntityManager, claim: Claim, { codeHash, from, now }: Try): Promise<boolean> {
  const { memberId, purpose, addressKey } = claim
  const values = [from, from, codeHash, now, memberId, purpose, addressKey, now, from]
  const [row] = await em.execute<{ matches: boolean }[]>(tryOnce, values)
  return row?.matches === true
}

/** Deletes the codes and reset links that were sent before the address or the password changed. */
export async function deleteCodes(em: EntityManager, memberId: number): Promise<void> {
  await em.nativeDelete(Verification, { member: memberId })
  await deleteResetLinks(em, memberId)
}

export async function deleteExpiredCodes(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(Verification, { expiresAt: { $lte: now } })
}
