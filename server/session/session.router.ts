import { anyone, limited, member, router } from '../rpc/procedures.ts'
import { nothing } from '../kernel/primitives.schema.ts'
import { Refusal } from '../kernel/refusal.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import { deviceOptions } from '../second-factor/second-factor.schema.ts'
import { logIn } from './log-in.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { endOwnSession, endAllOtherSessions, publishSessionsEnded } from './end-sessions.ts'
import { grantAccess } from './open-session.ts'
import { endOneSession, endSessionOfKey, findByRefreshToken, sessionsOf } from './session.queries.ts'
import {
  endOtherSessions,
  endSession,
  finishLogin,
  pendingLogin,
  loggedIn,
  login,
  logout,
  passkeyLogin,
  refresh,
  sessionKeys,
  sessionsEnded,
  shownSessions,
} from './session.schema.ts'
import { completeSecondStep, logInByPasskey, passkeyLoginOptions, pendingStep } from './second-step.ts'
import { viewSession } from './session.view.ts'

export const sessionRouter = router({
  login: anyone
    .meta({ whileSuspended: true, rpc: false, event: 'login' })
    .input(login)
    .output(loggedIn)
    .mutation(({ ctx, input }) => logIn(ctx, input)),

  /** The member whose login in this browser still needs its second step. */
  held: anyone
    .meta({ rpc: false })
    .output(pendingLogin)
    .query(({ ctx }) => pendingStep(ctx)),

  finish: anyone
    .meta({ whileSuspended: true, rpc: false, event: 'second_factor' })
    .input(finishLogin)
    .output(loggedIn)
    .use(limited('secondStep'))
    .mutation(({ ctx, input }) => completeSecondStep(ctx, input)),

  passkeyLogin: anyone
    .meta({ whileSuspended: true, rpc: false, event: 'login' })
    .input(passkeyLogin)
    .output(loggedIn)
    .use(limited('secondStep'))
    .mutation(({ ctx, input }) => logInByPasskey(ctx, input)),

  passkeyOptions: anyone
    .meta({ whileSuspended: true })
    .output(deviceOptions)
    .use(limited('secondStep'))
    .mutation(({ ctx }) => passkeyLoginOptions(ctx)),

  /** A new access token. The refresh token stays the same and may be used in parallel (docs/api.md#auth-and-users). */
  refresh: anyone
    .meta({ whileSuspended: true, rpc: false })
    .input(refresh)
    .output(sessionKeys)
    .mutation(async ({ ctx: { em, site, commit }, input }) => {
      const now = site.clock.now()
      const refreshToken = input.refreshToken ?? ''
      const session = await findByRefreshToken(em, refreshToken, now)
      if (!session) throw new Refusal('unauthenticated', 'session.dead')
      const access = grantAccess(em, session, now)
      await commit()
      return { ...access, refreshToken }
    }),

  /**
   * Ends this session; without one it does nothing. A script whose access token has expired can send its refresh token, which must not outlive a
   * logout.
   */
  logout: anyone
    .meta({ whileSuspended: true })
    .input(logout)
    .output(nothing)
    .mutation(async ({ ctx, input: { refreshToken } }) => {
      const { em, viewer } = ctx
      if (isSignedIn(viewer)) {
        await endOneSession(em, viewer.id, viewer.sessionId)
        publishSessionsEnded(ctx, viewer.id, { only: viewer.sessionId })
      } else if (refreshToken != null) {
        const ended = await endSessionOfKey(em, refreshToken)
        if (ended) publishSessionsEnded(ctx, ended.memberId, { only: ended.id })
      }
      return null
    }),

  /** The member's own live sessions, most recently used first (docs/product.md#tokens). */
  list: member.output(shownSessions).query(async ({ ctx: { em, site, viewer } }) => {
    const sessions = await sessionsOf(em, viewer.id, site.clock.now())
    return { sessions: sessions.map(session => viewSession(session, viewer.sessionId)) }
  }),

  /**
   * Ending another session requires a proof of identity if the last one is long ago, so that somebody who finds a session open cannot end the others.
   */
  end: member
    .meta({ whileSuspended: true, event: 'sessions_ended' })
    .input(endSession)
    .output(nothing)
    .mutation(async ({ ctx, input: { id, ...proof } }) => {
      await confirmIdentity(ctx, proof)
      return endOwnSession(ctx, id)
    }),

  /** Ends every session of the member except the current one. */
  endOthers: member
    .meta({ whileSuspended: true, event: 'sessions_ended' })
    .input(endOtherSessions)
    .output(sessionsEnded)
    .mutation(async ({ ctx, input }) => {
      await confirmIdentity(ctx, input)
      return endAllOtherSessions(ctx)
    }),
})
