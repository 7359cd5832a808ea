import { TRPCError } from '@trpc/server'
import { isDatabaseBusy, isDatabaseUnavailable } from '../rpc/database-unavailable.ts'
import type { Site } from '../rpc/context.ts'
import { pendingLoginLasts, holdLogin, readPendingLogin, type PendingLogin } from '../rpc/pending-login.ts'
import { knownLasts, markOf, readMark, type KnownBrowser, type MarkedAccount } from '../rpc/known-browser.ts'
import { inSeconds } from '../kernel/clock.ts'
import { guest, unread, unreadInCrowd, type SignedIn, type Viewer } from '../kernel/viewer.ts'
import type { OwnMember } from '../member/member.schema.ts'
import { sessionLasts } from '../session/session-lifetimes.ts'
import { accessOf } from '../session/read-access.ts'
import { noteUse, type Access } from '../session/session.queries.ts'
import type { SessionKeys } from '../session/session.schema.ts'
import type { Api } from '../router.ts'
import type { Cookies } from './cookies.ts'
import { forgetMosaics } from './pages/mosaic-cookie.ts'
import { forgetReceipts } from './pages/pledge-receipts.ts'
import { forgetCodes } from './pages/sent-codes.ts'

type Renewing = Pick<Api, 'session'>

export interface Identity {
  viewer: Viewer
  me: OwnMember | null
  /** True where the browser brought session keys that are good no longer (docs/product.md#session-expiry). */
  ended: boolean
}

export const nobody: Identity = { viewer: guest, me: null, ended: false }

/**
 * The cookie that the page's own script sets when its reader logs out (app/browser/logged-out.ts), so that a logout holds where the
 * server could not be reached. An attacker who managed to set it could log somebody out, and no more.
 */
const loggedOutMark = 'loggedOut'

const refreshCookieLasts = inSeconds(sessionLasts)
/** In seconds. */
export const knownCookieLasts = inSeconds(knownLasts)

/** Who a bearer token speaks for; undefined where it is not good (any longer). */
export async function viewerOfToken(site: Site, token: string): Promise<Viewer | undefined> {
  const access = await accessOf(site, token)
  if (!access) return undefined
  await noteUse(site.fork(), access.session, site.clock.now())
  return identify(site, access).viewer
}

/**
 * Who the cookies of a request speak for. An expired or absent access cookie beside a good refresh cookie is renewed, unnoticed
 * (docs/product.md#session-expiry); keys that are good no longer are cleared. Keys beside the mark of a logout are ended.
 */
export async function identityOf(site: Site, cookies: Cookies, caller: Renewing): Promise<Identity> {
  if (cookies.read(loggedOutMark) !== undefined) return finishLogout(cookies, caller)
  const token = cookies.read('token')
  const refreshToken = cookies.read('refreshToken')
  if (token === undefined && refreshToken === undefined) return nobody
  try {
    const access = token === undefined ? null : await accessOf(site, token)
    if (access) {
      await noteUse(site.fork(), access.session, site.clock.now())
      return identify(site, access)
    }
    const renewed = refreshToken === undefined ? undefined : await renew(site, cookies, caller, refreshToken)
    if (renewed) return renewed
  } catch (error) {
    // A session that cannot be read counts as a guest for now; the keys stay until the database is back (docs/product.md#database-away).
    if (isUnavailable(error)) return { ...nobody, viewer: isBusy(error) ? unreadInCrowd : unread }
    throw error
  }
  closeSession(cookies)
  return { ...nobody, ended: true }
}

const isBusy = (error: unknown) =>
  isDatabaseBusy(error) || (error instanceof TRPCError && error.message === 'site.busy')

/** Ends the session that the browser has logged out of. While the database cannot be reached the mark stays for the next request. */
async function finishLogout(cookies: Cookies, caller: Renewing): Promise<Identity> {
  try {
    for (const name of ['token', 'refreshToken']) {
      const key = cookies.read(name)
      if (key !== undefined) await caller.session.logout({ refreshToken: key })
    }
  } catch (error) {
    if (isUnavailable(error)) return nobody
    throw error
  }
  forgetReader(cookies)
  cookies.forget(loggedOutMark)
  return nobody
}

const isUnavailable = (error: unknown) =>
  isDatabaseUnavailable(error) || (error instanceof TRPCError && error.code === 'SERVICE_UNAVAILABLE')

async function renew(
  site: Site,
  cookies: Cookies,
  caller: Renewing,
  refreshToken: string,
): Promise<Identity | undefined> {
  try {
    const { token, expiresIn } = await caller.session.refresh({ refreshToken })
    cookies.keep('token', token, expiresIn)
    const access = await accessOf(site, token)
    return access ? identify(site, access) : undefined
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'UNAUTHORIZED') return undefined
    throw error
  }
}

function identify(
  { adminsNeedSecondFactor }: Site,
  { session, member, secondFactor, suspension, unreadNotices, mutedMembers, mutesPosts }: Access,
): Identity {
  const { id: sessionId, confirmedAt } = session
  const lacksSecondFactor = adminsNeedSecondFactor && member.role === 'admin' && !secondFactor
  const viewer: SignedIn = {
    role: member.role,
    id: member.id,
    sessionId,
    confirmedAt,
    lacksSecondFactor,
    suspension,
    unreadNotices,
    mutedMembers,
    mutesPosts,
  }
  return { viewer, me: member, ended: false }
}

/** Gives the browser its session keys. */
export function openSessionFor(cookies: Cookies, keys: SessionKeys): void {
  if (cookies.read(loggedOutMark) !== undefined) cookies.forget(loggedOutMark)
  if (cookies.read('login') !== undefined) cookies.forget('login')
  cookies.keep('token', keys.token, keys.expiresIn)
  cookies.keep('refreshToken', keys.refreshToken, refreshCookieLasts)
}

/** Keeps a login until its second step. */
export const keepPendingLogin = ({ vault, clock }: Site, cookies: Cookies, account: MarkedAccount): void =>
  cookies.keep('login', holdLogin(vault, account, clock.now()), inSeconds(pendingLoginLasts))

export const pendingLoginOf = ({ vault, clock }: Site, cookies: Cookies): PendingLogin | undefined =>
  readPendingLogin(vault, cookies.read('login'), clock.now())

/** Notes in the browser that it has logged in to this account (docs/product.md#limits). */
export const rememberLogin = ({ vault, clock }: Site, cookies: Cookies, account: MarkedAccount): void =>
  cookies.keep('known', markOf(vault, account, clock.now()), knownCookieLasts)

/** After a logout: on a shared computer nothing shows who was here, what they sent or what they played. */
export function forgetReader(cookies: Cookies): void {
  closeSession(cookies)
  // They hold e-mail addresses that were typed in this browser.
  forgetCodes(cookies)
  if (cookies.read('login') !== undefined) cookies.forget('login')
  if (cookies.read('receipts') !== undefined) forgetReceipts(cookies)
  if (cookies.read('mosaics') !== undefined) forgetMosaics(cookies)
}

export function closeSession(cookies: Cookies): void {
  cookies.forget('token')
  cookies.forget('refreshToken')
}

/** The account that this browser has logged in to before, if its mark is ours and not too old. */
export const knownBrowserOf = ({ vault, clock }: Site, cookies: Cookies): KnownBrowser | undefined =>
  readMark(vault, cookies.read('known'), clock.now())
