import type { EntityManager } from '@mikro-orm/postgresql'
import { after, minutes } from '../kernel/clock.ts'
import { hashToken } from '../kernel/secret.ts'
import type { SignedIn } from '../kernel/viewer.ts'
import { unreadOf } from '../notice/notice.queries.ts'
import type { OwnMember } from '../member/member.schema.ts'
import { Session } from './session.entity.ts'

/** The session and member of a valid access token. */
export interface Access {
  session: { id: number; lastUsedAt: Date; confirmedAt: Date }
  member: OwnMember
  secondFactor: boolean
  suspension: SignedIn['suspension']
  unreadNotices: number
  mutedMembers: ReadonlySet<number>
  mutesPosts: boolean
}

// Runs for each request of a signed-in member: one statement, which does not map rows of three tables to entities.
export const access = `select a.hash, s.id as "sessionId", s.last_used_at as "lastUsedAt", s.confirmed_at as "confirmedAt", m.id, m.username, m.avatar, m.email, m.role, m.bio,
    m.graduation_year as "graduationYear", m.department, m.visibility, m.created_at as "createdAt",
    m.second_factor as "secondFactor",
    (select count(*)::int from (${unreadOf('m.id')}) as unread) as "unreadNotices",
    array(select muted_member_id from mute where member_id = m.id and muted_member_id is not null) as "mutedMembers",
    exists (select from mute where member_id = m.id and post_id is not null) as "mutesPosts",
    m.suspended_until as "suspendedUntil", m.suspended_for as "suspendedFor"
  from access_token a join session s on s.id = a.session_id join member m on m.id = s.member_id
  where a.hash = any(?::text[]) and a.expires_at > ?`

interface AccessRow extends AccessColumns {
  hash: string
}

interface AccessColumns extends Omit<OwnMember, 'createdAt'> {
  sessionId: number
  lastUsedAt: Date | string
  confirmedAt: Date | string
  secondFactor: boolean
  createdAt: Date | string
  suspendedUntil: Date | string | null
  suspendedFor: string | null
  unreadNotices: number
  mutedMembers: number[]
  mutesPosts: boolean
}

/** Returns the access of each of these tokens; null for invalid ones. */
export async function findAccess(
  em: EntityManager,
  tokens: readonly string[],
  now: Date,
): Promise<readonly (Access | null)[]> {
  const hashes = tokens.map(hashToken)
  const rows = await em.execute<AccessRow[]>(access, [`{${[...new Set(hashes)].join(',')}}`, now])
  const found = new Map(rows.map(({ hash, ...row }) => [hash, row]))
  return hashes.map(hash => accessIn(found.get(hash), now))
}

function accessIn(row: AccessColumns | undefined, now: Date): Access | null {
  if (row === undefined) return null
  const {
    sessionId,
    lastUsedAt,
    confirmedAt,
    createdAt,
    secondFactor,
    suspendedUntil,
    suspendedFor,
    unreadNotices,
    mutedMembers,
    mutesPosts,
    ...member
  } = row
  return {
    session: { id: sessionId, lastUsedAt: new Date(lastUsedAt), confirmedAt: new Date(confirmedAt) },
    member: { ...member, createdAt: new Date(createdAt).toISOString() },
    secondFactor,
    unreadNotices,
    mutedMembers: new Set(mutedMembers),
    mutesPosts,
    suspension: suspensionAt(now, suspendedUntil, suspendedFor),
  }
}

function suspensionAt(now: Date, until: Date | string | null, reason: string | null): SignedIn['suspension'] {
  if (until === null || new Date(until) <= now) return undefined
  return { until: new Date(until), reason: reason ?? '' }
}

/** Finds the live session of a refresh token, with its member. */
export function findByRefreshToken(em: EntityManager, refreshToken: string, now: Date): Promise<Session | null> {
  return em.findOne(
    Session,
    { refreshHash: hashToken(refreshToken), expiresAt: { $gt: now } },
    { populate: ['member'] },
  )
}

// A script that logs in every minute has thousands of sessions.
const maxListed = 100

/** Returns the live sessions of a member, most recently used first, up to a limit. */
export const sessionsOf = (em: EntityManager, memberId: number, now: Date): Promise<Session[]> =>
  em.find(
    Session,
    { member: memberId, expiresAt: { $gt: now } },
    { orderBy: { lastUsedAt: 'desc', id: 'desc' }, limit: maxListed },
  )

/** Ends the sessions of a member except one. Returns how many were live. */
export async function endSessions(
  em: EntityManager,
  memberId: number,
  but: number | undefined,
  now: Date,
): Promise<number> {
  const others = but === undefined ? {} : { id: { $ne: but } }
  await em.nativeDelete(Session, { member: memberId, ...others, expiresAt: { $lte: now } })
  return em.nativeDelete(Session, { member: memberId, ...others })
}

/** Ends one session of a member. Returns false if there is no such session. */
export async function endOneSession(em: EntityManager, memberId: number, id: number): Promise<boolean> {
  return (await em.nativeDelete(Session, { id, member: memberId })) > 0
}

const endByKey = `
  delete from session where refresh_hash = ? or id = (select session_id from access_token where hash = ?)
  returning id, member_id as "memberId"`

/** Ends the session of a refresh token or an access token, even if the token has expired. */
export async function endSessionOfKey(
  em: EntityManager,
  key: string,
): Promise<{ id: number; memberId: number } | undefined> {
  const [ended] = await em.execute<{ id: number; memberId: number }[]>(endByKey, [hashToken(key), hashToken(key)])
  return ended
}

const useRecordInterval = minutes(10)

/** Records that the member of a session has proved their identity. */
export async function recordConfirmation(em: EntityManager, id: number, now: Date): Promise<void> {
  await em.nativeUpdate(Session, { id }, { confirmedAt: now })
}

/** Records the use of a session, with at most one write in ten minutes. */
export async function recordUse(
  em: EntityManager,
  { id, lastUsedAt }: Pick<Access['session'], 'id' | 'lastUsedAt'>,
  now: Date,
): Promise<void> {
  const before = after(now, -useRecordInterval)
  if (lastUsedAt > before) return
  await em.nativeUpdate(Session, { id, lastUsedAt: { $lte: before } }, { lastUsedAt: now })
}

// The last token of a session stays, so that its holder can still log out.
const forgetAccess = `
  delete from access_token where expires_at <= ? and exists (
    select 1 from access_token later where later.session_id = access_token.session_id
      and (later.expires_at, later.hash) > (access_token.expires_at, access_token.hash))`

/** Deletes expired access tokens and sessions. */
export async function deleteExpiredSessions(em: EntityManager, now: Date): Promise<void> {
  await em.execute(forgetAccess, [now])
  await em.nativeDelete(Session, { expiresAt: { $lte: now } })
}
