import { initTRPC } from '@trpc/server'
import type { Right } from '../kernel/rights.schema.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import type { Context } from './context.ts'
import type { LimitName } from './limits.ts'
import { withProxiedPictures } from './proxied-image-addresses.ts'
import { problemsIn } from '../kernel/refusal-kinds.schema.ts'
import { recordOutcome, type AccountEvent } from './security-events.ts'
import { requireNotSuspended, requireRight, requireSignedIn, requireWritable } from './procedure-guards.ts'
import { isFault, toTrpcError } from './to-trpc-error.ts'
import { openWork } from './unit-of-work.ts'

interface Meta {
  /**
   * False for procedures that only pages may call: those that return session keys, which browsers get as cookies, and those that trust a value of the
   * page.
   */
  rpc?: boolean
  /** The security event of a procedure about accounts (security-events.ts). */
  event?: AccountEvent
  /** False for a mutation that changes no count beside a text, such as a pass of the torch: cached lists of texts stay valid. */
  counts?: boolean
  /** The right that the procedure requires, if being signed in is not enough. */
  right?: Right
  /** True for mutations that suspended members may call, and everybody while the site is read-only. All other mutations refuse them. */
  whileSuspended?: boolean
  /** True for data of an editor: picture addresses stay as they were sent. */
  asSent?: boolean
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    errorFormatter: ({ shape, error }) => ({
      // Details of a fault go to the log; the client gets a code.
      message: isFault(error) ? 'site.fault' : (problemsIn(error)[0]?.code ?? shape.message),
      code: shape.code,
      data: { code: shape.data.code, httpStatus: shape.data.httpStatus, problems: problemsIn(error) },
    }),
  })

export const { router, mergeRouters, createCallerFactory } = t

/** Each procedure is one unit of work: nothing is written until its resolver commits. */
const unitOfWork = t.procedure.use(async ({ ctx, next, path, type, meta, getRawInput }) => {
  const work = openWork(ctx, path)
  const { em, commit, afterCommit, discard, affects, affectedAccounts } = work
  const result = await next({ ctx: { em, commit, afterCommit, discard, affects } })
  // next() returns a failure as a value.
  if (!result.ok) {
    ctx.cacheTags?.markIncomplete()
    const error = toTrpcError(result.error)
    recordOutcome(ctx, { event: meta?.event, at: path, affectedAccounts }, error)
    throw error
  }
  ctx.cacheTags?.addResult(path, await getRawInput(), result.data)
  await work.finish()
  recordOutcome(ctx, { event: meta?.event, at: path, affectedAccounts }, undefined)
  if (type === 'mutation') await announceWrite(ctx, meta?.counts ?? true)
  if (ctx.forPage !== true || meta?.asSent === true) return result
  return { ...result, data: withProxiedPictures(ctx.site.vault, result.data) }
})

// Members see their writes on the next page, even on a cached one. Guests see a message instead, because their texts are reviewed first.
async function announceWrite({ site, viewer }: Context, counts: boolean): Promise<void> {
  const isMember = isSignedIn(viewer)
  site.changes.noteWrite(isMember && counts)
  if (isMember) await site.changes.waitUntilAnnounced()
}

/**
 * Open to everybody. Mutations refuse suspended members. While the site is read-only, mutations that require no right refuse everybody but admins.
 */
export const anyone = unitOfWork.use(({ ctx, next, type, meta }) => {
  if (type === 'mutation' && meta?.whileSuspended !== true) {
    requireNotSuspended(ctx.viewer, ctx.site.clock.now())
    if (meta?.right === undefined) requireWritable(ctx.site, ctx.viewer)
  }
  return next()
})

/** Signed-in people only. */
export const member = anyone.use(({ ctx, next }) => next({ ctx: { viewer: requireSignedIn(ctx.viewer) } }))

/** For roles with this right. */
export const withRight = (right: Right) =>
  member.meta({ right }).use(({ ctx, next }) => {
    requireRight(ctx.viewer, right)
    return next()
  })

/** Counts one against a limit. It belongs after `.input()`, so that only valid requests count. */
export const limited = (name: LimitName) =>
  t.middleware(async ({ ctx, next }) => {
    await ctx.site.limiter.count(name, ctx)
    return next()
  })
