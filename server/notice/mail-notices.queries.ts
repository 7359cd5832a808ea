import type { EntityManager } from '@mikro-orm/postgresql'
import { Notice } from './notice.entity.ts'

/** A recipient of letters about notices. */
export interface Addressee {
  memberId: number
  username: string
  address: string
  locale: 'zh' | 'en'
}

const immediate = `
  select notice.id, member.id as "memberId", member.username, member.email as address, choice.locale
  from notice join notice_choice choice on choice.member_id = notice.member_id and choice.kind = notice.kind and choice.way = 'mail'
    join member on member.id = notice.member_id
  where notice.id = any(?::int[]) and notice.kind <> 'report' order by notice.id`

/**
 * Returns those of these notices that are mailed immediately, each with its recipient. Outcomes of reports have their own letters
 * (server/report/mail-reporters.ts).
 */
export const findImmediate = (em: EntityManager, ids: readonly number[]): Promise<(Addressee & { id: number })[]> =>
  em.execute<(Addressee & { id: number })[]>(immediate, [`{${ids.join(',')}}`])

// A member who got such a letter within the day waits. Notices that were read, or are older than a week, are left out.
const daily = `
  select member.id as "memberId", member.username, member.email as address, min(choice.locale) as locale, array_agg(notice.id order by notice.at desc, notice.id desc) as ids
  from notice join notice_choice choice on choice.member_id = notice.member_id and choice.kind = notice.kind and choice.way = 'daily'
    join member on member.id = notice.member_id
  where notice.at > ? and (notice.read_at is null or notice.read_at < notice.at)
    and (notice.sent_at is null or notice.sent_at < notice.at)
    and not exists (select from notice had where had.member_id = member.id and had.sent_at > ?)
  group by member.id order by member.id limit ?`

/** Returns the members whose daily letter is due, each with the ids of its notices. */
export const findDailyAddressees = (
  em: EntityManager,
  { since, lastBefore, limit }: { since: Date; lastBefore: Date; limit: number },
): Promise<(Addressee & { ids: number[] })[]> =>
  em.execute<(Addressee & { ids: number[] })[]>(daily, [since, lastBefore, limit])

export const noticesById = (em: EntityManager, ids: readonly number[]): Promise<Notice[]> =>
  em.find(Notice, { id: { $in: [...ids] } }, { orderBy: { at: 'desc', id: 'desc' } })

const claim = `update notice set sent_at = ? where id = any(?::int[]) and (sent_at is null or sent_at < at) returning id`

/** Marks these notices as mailed and returns those that were not yet, so that only one of several processes mails each. */
export async function claimForLetter(em: EntityManager, ids: readonly number[], now: Date): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(claim, [now, `{${ids.join(',')}}`])
  return rows.map(({ id }) => id)
}
