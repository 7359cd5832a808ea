import { anyone, limited, member, router } from '../rpc/procedures.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { nothing, pageOf } from '../kernel/primitives.schema.ts'
import { requireFound, Refusal } from '../kernel/refusal.ts'
import type { Vault } from '../kernel/secret.ts'
import type { Notice } from './notice.entity.ts'
import { choicesOf, endLettersOfKind, storeChoices } from './notice-choice.queries.ts'
import { countUnread, findNotice, markAllRead, markSeenRead, noticesOf } from './notice.queries.ts'
import * as schema from './notice.schema.ts'
import { readUnsubscribeToken, type UnsubscribeClaim } from './unsubscribe-token.ts'
import { viewNotices } from './view-notices.ts'

// The viewer's own notices (docs/product.md#notices). Suspended members may mark them as read.
export const noticeRouter = router({
  list: member
    .input(schema.listNotices)
    .output(schema.noticeList)
    .query(async ({ ctx, input }) => {
      const { em, viewer } = ctx
      const [notices, total] = await noticesOf(em, viewer.id, input)
      const unread = await countUnread(em, viewer.id)
      return { notices: await viewNotices(ctx, notices), unread, ...pageOf(total, input) }
    }),

  unread: member
    .output(schema.unreadNotices)
    .query(async ({ ctx: { em, viewer } }) => ({ unread: await countUnread(em, viewer.id) })),

  /** Marks a notice as read and returns the path of its text; if the text is gone or hidden, the path of the list. */
  open: member
    .meta({ whileSuspended: true, counts: false })
    .input(schema.noticeById)
    .output(schema.openedNotice)
    .mutation(async ({ ctx, input }) => {
      const notice = await read(ctx, input.id)
      const [text] = await ctx.site.texts[notice.textType].byId(ctx.em, [notice.textId], 'none')
      const isSeen = text !== undefined && (text.isPublic || text.author?.id === ctx.viewer.id)
      return { path: isSeen ? text.link : '/notices' }
    }),

  markRead: member
    .meta({ whileSuspended: true, counts: false })
    .input(schema.noticeById)
    .output(schema.unreadNotices)
    .mutation(async ({ ctx, input }) => {
      await read(ctx, input.id)
      return { unread: await countUnread(ctx.em, ctx.viewer.id) }
    }),

  /** Marks the notices about the texts on a page as read (app/forms/mark-notices-read.ts). */
  see: member
    .meta({ rpc: false })
    .input(schema.seenTexts)
    .output(schema.unreadNotices)
    .query(async ({ ctx, input: { texts } }) => {
      const { em, viewer, site } = ctx
      if ((await markSeenRead(em, viewer.id, texts, site.clock.now())) > 0) publishNoticesChanged(ctx)
      return { unread: await countUnread(em, viewer.id) }
    }),

  markAllRead: member
    .meta({ whileSuspended: true, counts: false })
    .output(nothing)
    .mutation(async ({ ctx }) => {
      await markAllRead(ctx.em, ctx.viewer.id, ctx.site.clock.now())
      publishNoticesChanged(ctx)
      return null
    }),

  /** The ways by which the member wants notices of each kind. */
  choices: member.output(schema.noticeChoices).query(({ ctx: { em, viewer } }) => choicesOf(em, viewer.id)),

  /** Stores the choices. Letters come in the language of this request. */
  choose: member
    .meta({ whileSuspended: true, counts: false })
    .input(schema.chooseNotices)
    .output(schema.noticeChoices)
    .use(limited('account'))
    .mutation(async ({ ctx: { em, viewer, locale }, input }) => {
      await storeChoices(em, viewer.id, input, locale)
      return choicesOf(em, viewer.id)
    }),

  /** Which letters the link in a letter would end. */
  ending: anyone
    .meta({ rpc: false })
    .input(schema.unsubscribe)
    .output(schema.unsubscribed)
    .query(({ ctx: { site }, input: { token } }) => ({ kind: requireUnsubscribeToken(site.vault, token).kind })),

  /** Ends the letters that the token names, without a login. Repeating it changes nothing (RFC 8058). */
  unsubscribe: anyone
    .meta({ whileSuspended: true, counts: false })
    .input(schema.unsubscribe)
    .output(schema.unsubscribed)
    .mutation(async ({ ctx: { em, site, locale }, input }) => {
      const { memberId, kind } = requireUnsubscribeToken(site.vault, input.token)
      await endLettersOfKind(em, memberId, kind, locale)
      return { kind }
    }),
})

function requireUnsubscribeToken(vault: Vault, token: string): UnsubscribeClaim {
  const ending = readUnsubscribeToken(vault, token)
  if (ending === undefined) throw new Refusal('invalid', 'notice.link', { field: 'token' })
  return ending
}

async function read(ctx: MemberWork, id: number): Promise<Notice> {
  const notice = requireFound(await findNotice(ctx.em, ctx.viewer.id, id), 'notice.not_found')
  const now = ctx.site.clock.now()
  notice.readAt = now < notice.at ? notice.at : now
  publishNoticesChanged(ctx)
  await ctx.commit()
  return notice
}

/** Makes the other open pages of this member count again. */
const publishNoticesChanged = (ctx: MemberWork): void =>
  ctx.afterCommit(() => ctx.site.bus.publish('noticesChanged', { memberIds: [ctx.viewer.id] }))
