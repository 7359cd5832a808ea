import { TRPCError } from '@trpc/server'
import { isDatabaseBusy, isDatabaseUnavailable } from '../rpc/database-unavailable.ts'
import type { Site } from '../rpc/context.ts'
import { pendingLoginLifetime, sealPendingLogin, readPendingLogin, type PendingLogin } from '../rpc/pending-login.ts'
import {
  knownBrowserLifetime,
  createKnownBrowserToken,
  readKnownBrowserToken,
  type KnownBrowser,
  type AccountCredentials,
} from '../rpc/known-browser-token.ts'
import { inSeconds } from '../kernel/clock.ts'
import { guest, sessionUnreadable, sessionUnreadableBusy, type SignedIn, type Viewer } from '../kernel/viewer.ts'
import { loggedOutCookie } from '../kernel/session-names.schema.ts'
import type { OwnMember } from '../member/member.schema.ts'
import { sessionLifetime } from '../session/session-lifetimes.ts'
import { readAccess } from '../session/read-access-token.ts'
import { recordUse, type Access } from '../session/session.queries.ts'
import type { SessionKeys } from '../session/session.schema.ts'
import type { Api } from '../router.ts'
import type { Cookies } from './cookies.ts'
import { clearMosaics } from './pages/mosaic-cookie.ts'
import { clearReceipts } from './pages/pledge-receipts.ts'
import { clearSentCodes } from './pages/requested-code-cookie.ts'

type SessionCaller = Pick<Api, 'session'>

export interface Identity {
  viewer: Viewer
  me: OwnMember | null
  /** True if the browser sent session keys that are no longer valid (docs/product.md#session-expiry). */
  ended: boolean
}

export const guestIdentity: Identity = { viewer: guest, me: null, ended: false }

const refreshCookieLifetime = inSeconds(sessionLifetime)
/** In seconds. */
export const knownCookieLifetime = inSeconds(knownBrowserLifetime)

/** Returns the viewer of a bearer token; undefined if it is not valid. */
export async function viewerOfToken(site: Site, token: string): Promise<Viewer | undefined> {
  const access = await readAccess(site, token)
  if (!access) return undefined
  await recordUse(site.fork(), access.session, site.clock.now())
  return identify(site, access).viewer
}

/**
 * Returns the identity of a request's cookies. An expired or absent access cookie is renewed silently if the refresh cookie is valid
 * (docs/product.md#session-expiry). Invalid keys are cleared. Keys beside the mark of a logout are ended.
 */
export async function identityOf(site: Site, cookies: Cookies, caller: SessionCaller): Promise<Identity> {
  if (cookies.read(loggedOutCookie) !== undefined) return finishLogout(cookies, caller)
  const token = cookies.read('token')
  const refreshToken = cookies.read('refreshToken')
  if (token === undefined && refreshToken === undefined) return guestIdentity
  try {
    const access = token === undefined ? null : await readAccess(site, token)
    if (access) {
      await recordUse(site.fork(), access.session, site.clock.now())
      return identify(site, access)
    }
    const renewed = refreshToken === undefined ? undefined : await renew(site, cookies, caller, refreshToken)
    if (renewed) return renewed
  } catch (error) {
    // If the session cannot be read, the viewer is a guest for now. The keys stay until the database is back (docs/product.md#database-away).
    if (isUnavailable(error))
      return { ...guestIdentity, viewer: isBusy(error) ? sessionUnreadableBusy : sessionUnreadable }
    throw error
  }
  clearSessionCookies(cookies)
  return { ...guestIdentity, ended: true }
}

const isBusy = (error: unknown) =>
  isDatabaseBusy(error) || (error instanceof TRPCError && error.message === 'site.busy')

/** Ends the session that the browser has logged out of. While the database cannot be reached, the mark stays for the next request. */
async function finishLogout(cookies: Cookies, caller: SessionCaller): Promise<Identity> {
  try {
    for (const name of ['token', 'refreshToken']) {
      const key = cookies.read(name)
      if (key !== undefined) await caller.session.logout({ refreshToken: key })
    }
  } catch (error) {
    if (isUnavailable(error)) return guestIdentity
    throw error
  }
  clearReaderCookies(cookies)
  cookies.clear(loggedOutCookie)
  return guestIdentity
}

const isUnavailable = (error: unknown) =>
  isDatabaseUnavailable(error) || (error instanceof TRPCError && error.code === 'SERVICE_UNAVAILABLE')

async function renew(
  site: Site,
  cookies: Cookies,
  caller: SessionCaller,
  refreshToken: string,
): Promise<Identity | undefined> {
  try {
    const { token, expiresIn } = await caller.session.refresh({ refreshToken })
    cookies.set('token', token, expiresIn)
    const access = await readAccess(site, token)
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

/** Sets the session cookies. */
export function setSessionCookies(cookies: Cookies, keys: SessionKeys): void {
  if (cookies.read(loggedOutCookie) !== undefined) cookies.clear(loggedOutCookie)
  if (cookies.read('login') !== undefined) cookies.clear('login')
  cookies.set('token', keys.token, keys.expiresIn)
  cookies.set('refreshToken', keys.refreshToken, refreshCookieLifetime)
}

/** Stores a login in the browser until its second step. */
export const storePendingLogin = ({ vault, clock }: Site, cookies: Cookies, account: AccountCredentials): void =>
  cookies.set('login', sealPendingLogin(vault, account, clock.now()), inSeconds(pendingLoginLifetime))

export const pendingLoginOf = ({ vault, clock }: Site, cookies: Cookies): PendingLogin | undefined =>
  readPendingLogin(vault, cookies.read('login'), clock.now())

/** Marks the browser as known to this account after a login (docs/product.md#limits). */
export const rememberLogin = ({ vault, clock }: Site, cookies: Cookies, account: AccountCredentials): void =>
  cookies.set('known', createKnownBrowserToken(vault, account, clock.now()), knownCookieLifetime)

/** Clears the reader's cookies at logout, so that a shared computer shows neither who was here, nor what they sent or played. */
export function clearReaderCookies(cookies: Cookies): void {
  clearSessionCookies(cookies)
  // The codes contain e-mail addresses that were typed in this browser.
  clearSentCodes(cookies)
  if (cookies.read('login') !== undefined) cookies.clear('login')
  if (cookies.read('receipts') !== undefined) clearReceipts(cookies)
  if (cookies.read('mosaics') !== undefined) clearMosaics(cookies)
}

export function clearSessionCookies(cookies: Cookies): void {
  cookies.clear('token')
  cookies.clear('refreshToken')
}

/** Returns the account that this browser has logged in to before, if its token is signed by this site and not too old. */
export const knownBrowserOf = ({ vault, clock }: Site, cookies: Cookies): KnownBrowser | undefined =>
  readKnownBrowserToken(vault, cookies.read('known'), clock.now())
