import type { Site } from '../rpc/context.ts'
import { atomically, type Work } from '../rpc/unit-of-work.ts'
import { after, days, hours } from '../kernel/clock.ts'
import type { SignedIn } from '../kernel/viewer.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import {
  claimForLetter,
  findImmediate,
  findDailyAddressees,
  noticesById,
  type Addressee,
} from './mail-notices.queries.ts'
import type { NoticeView } from './notice.schema.ts'
import { unsubscribeToken, type UnsubscribeClaim } from './unsubscribe-token.ts'
import { textsOfNotices, viewNotice, viewNotices } from './view-notices.ts'

type MailingSite = Pick<Site, 'fork' | 'clock' | 'vault' | 'texts' | 'letters'>

const batchSize = 100
/** How many notices a daily letter lists; it says how many more there are. */
const listedInLetter = 20
const unreadWindow = days(7)
// Hourly sweeps start a little later each time, so a day is counted as 23 hours.
const aDay = hours(23)

/** Orders the letters for notices that their members want immediately, in the transaction that writes the notices. Returns how many. */
export async function mailImmediately(em: Work['em'], site: MailingSite, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const due = await findImmediate(em, ids)
  const notices = await noticesById(
    em,
    due.map(({ id }) => id),
  )
  const textOf = await textsOfNotices(em, site, notices)
  const sent: number[] = []
  for (const { id, ...addressee } of due) {
    const found = notices.find(notice => notice.id === id)
    const notice = found && viewNotice(found, textOf, viewerOf(site, addressee))
    if (notice === undefined || notice.text.isGone) continue
    orderNoticeLetter(em, site, addressee, { kind: 'notice', of: notice.kind, variables: variablesOf(notice) })
    sent.push(id)
  }
  if (sent.length > 0) await claimForLetter(em, sent, site.clock.now())
  return sent.length
}

/** Orders the daily letters: one for each member who wants them and has unread notices. */
export async function mailDaily(site: MailingSite): Promise<void> {
  const now = site.clock.now()
  const asked = { since: after(now, -unreadWindow), lastBefore: after(now, -aDay), limit: batchSize }
  for (let found = batchSize; found === batchSize;) {
    const due = await findDailyAddressees(site.fork(), asked)
    found = due.length
    for (const { ids, ...addressee } of due)
      await atomically(site.fork(), async em => {
        // Also claims notices of removed texts, so that they are not examined again every hour.
        const own = await claimForLetter(
          em,
          ids.toSorted((one, other) => one - other),
          now,
        )
        const shown = await viewNoticesAs(em, site, addressee, own.slice(-listedInLetter))
        // For an outcome of a report the text may be gone: its removal is the outcome.
        const notices = shown.filter(({ kind, text }) => kind === 'report' || !text.isGone)
        if (notices.length === 0) return
        const items = JSON.stringify(notices.map(variablesOf))
        orderNoticeLetter(em, site, addressee, {
          kind: 'notices',
          of: 'all',
          variables: { items, more: Math.max(0, own.length - listedInLetter) },
        })
      })
    if (due.length > 0) site.letters.wake()
  }
}

/** Shows the notices as this member sees them. */
const viewNoticesAs = async (
  em: Work['em'],
  site: MailingSite,
  addressee: Addressee,
  ids: readonly number[],
): Promise<NoticeView[]> => viewNotices({ em, site, viewer: viewerOf(site, addressee) }, await noticesById(em, ids))

/** Letters show staff no more than other members. */
const viewerOf = ({ clock }: MailingSite, { memberId }: Addressee): SignedIn => ({
  role: 'user',
  id: memberId,
  sessionId: 0,
  confirmedAt: clock.now(),
})

function variablesOf({ id, kind, by, count, outcome, reason, text }: NoticeView) {
  return {
    id,
    told: kind,
    type: text.type,
    who: by ?? '',
    count,
    outcome: outcome ?? '',
    reason: reason ?? '',
    title: text.title ?? '',
    excerpt: text.excerpt ?? '',
  }
}

type Letter =
  | { kind: 'notice'; of: UnsubscribeClaim['kind']; variables: ReturnType<typeof variablesOf> }
  | { kind: 'notices'; of: UnsubscribeClaim['kind']; variables: { items: string; more: number } }

function orderNoticeLetter(
  em: Work['em'],
  { vault, clock }: MailingSite,
  addressee: Addressee,
  { of, ...letter }: Letter,
): void {
  const { memberId, username, address, locale } = addressee
  const unsubscribe = unsubscribeToken(vault, { memberId, kind: of })
  const desk = { em, vault, now: clock.now() }
  if (letter.kind === 'notice')
    orderLetter(desk, { kind: 'notice', address, locale, variables: { username, unsubscribe, ...letter.variables } })
  else
    orderLetter(desk, { kind: 'notices', address, locale, variables: { username, unsubscribe, ...letter.variables } })
}
