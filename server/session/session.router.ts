import { anyone, router } from '../api/procedures.ts'
import { nothing } from '../kernel/primitives.schema.ts'
import { Refusal } from '../kernel/refusal.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import { logIn } from './log-in.ts'
import { grantAccess } from './open-session.ts'
import { Session } from './session.entity.ts'
import { findRefreshable } from './session.queries.ts'
import { loggedIn, login, refresh, sessionKeys } from './session.schema.ts'

export const sessionRouter = router({
  login: anyone
    .meta({ rpc: false })
    .input(login)
    .output(loggedIn)
    .mutation(({ ctx, input }) => logIn(ctx, input)),

  /** A new access token; the refresh token stays the same and may be used in parallel (api: Auth). */
  refresh: anyone
    .meta({ rpc: false })
    .input(refresh)
    .output(sessionKeys)
    .mutation(async ({ ctx: { em, site, commit }, input }) => {
      const now = site.clock.now()
      const refreshToken = input.refreshToken ?? ''
      const session = await findRefreshable(em, refreshToken, now)
      if (!session) throw new Refusal('unauthenticated', 'session.dead')
      const access = grantAccess(em, session, now)
      await commit()
      return { ...access, refreshToken }
    }),

  /** Ends this session; without one there is nothing to end. */
  logout: anyone.output(nothing).mutation(async ({ ctx: { em, viewer, commit } }) => {
    if (!isSignedIn(viewer)) return null
    const session = await em.findOne(Session, viewer.sessionId)
    if (session) em.remove(session)
    await commit()
    return null
  }),
})
