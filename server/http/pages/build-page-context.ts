import { randomBytes } from 'node:crypto'
import type { Context, Site } from '../../rpc/context.ts'
import { withProxiedPath } from '../../rpc/proxied-image-addresses.ts'
import type { CacheTags } from '../../rpc/cache-tags.ts'
import { guest, isSignedIn, isSessionUnreadable, type Viewer } from '../../kernel/viewer.ts'
import type { OwnMember } from '../../member/member.schema.ts'
import { createCaller } from '../../router.ts'
import { isConfirmed } from '../../session/confirm-identity.ts'
import type { Cookies } from '../cookies.ts'
import { isPageChange, isRouteList } from '../remix/remix-paths.ts'
import {
  clearReaderCookies,
  pendingLoginOf,
  identityOf,
  storePendingLogin,
  knownBrowserOf,
  guestIdentity,
  setSessionCookies,
  rememberLogin,
} from '../session-cookie.ts'
import { localeLifetime, localeOf } from './choose-language.ts'
import { setFlash, takeFlash } from './flash-message.ts'
import { footerAndBanner } from './footer-and-banner.ts'
import {
  formIdempotencyKey,
  createFormToken,
  readFormToken,
  readStoredFormToken,
  storeFormToken,
  waitForMinFillTime,
} from './form-token.ts'
import type { PageContext, PublicSettings, StaticParts } from './page-context.ts'
import { storeMosaics, storedMosaics } from './mosaic-cookie.ts'
import { storyOrDraft } from './story-or-draft.ts'
import { textLanguagesOf } from './text-language-choice.ts'
import { clearSentCode, storeSentCode, sentCode } from './requested-code-cookie.ts'
import { storeReceipt, receiptsOf } from './pledge-receipts.ts'

export interface PageRequest {
  /** Set for a shared page: collects the tags of what it shows. */
  cacheTags?: CacheTags | undefined
  site: Site
  cookies: Cookies
  address: string
  /** The id of this request (X-Request-Id); undefined for a shared page. */
  requestId?: string | undefined
  userAgent?: string | undefined
  url: URL
}

/** Returns the domain's context for a browser's request: a page or a typed call. */
export function buildBrowserContext(asked: PageRequest, viewer: Viewer): Context {
  const { site, cookies, address, requestId, userAgent, url, cacheTags } = asked
  const visitorSession = cookies.read('visitorSessionId')
  return {
    site,
    viewer,
    locale: localeOf({ cookies, url }),
    address,
    forPage: true,
    requestId,
    userAgent,
    visitorSession:
      visitorSession !== undefined && /^[A-Za-z0-9-]{1,64}$/.test(visitorSession) ? visitorSession : undefined,
    idempotencyKey: undefined,
    cacheTags,
    origin: new URL(site.publicUrl ?? url).origin,
    pendingLogin: pendingLoginOf(site, cookies),
    knownBrowser: knownBrowserOf(site, cookies),
  }
}

const shownMember = ({ vault }: Site, me: OwnMember | null): OwnMember | null =>
  me?.avatar == null ? me : { ...me, avatar: withProxiedPath(vault, me.avatar) }

function suspensionOf(viewer: Viewer) {
  if (!isSignedIn(viewer) || viewer.suspension === undefined) return null
  return { until: viewer.suspension.until.toISOString(), reason: viewer.suspension.reason }
}

const storedInCookies = (cookies: Cookies) => ({
  receipts: receiptsOf(cookies),
  storeReceipt: (receipt: string) => storeReceipt(cookies, receipt),
  mosaics: storedMosaics(cookies),
  storeMosaics: (sealed: string) => storeMosaics(cookies, sealed),
})

/** Lets loaders and the renderer pass data about the page to each other. */
function pageResults(): Pick<PageContext, 'setPageBytes' | 'pageBytes' | 'setStaticParts' | 'staticParts'> {
  let page: Buffer<ArrayBuffer> | undefined
  let parts: StaticParts | null = null
  return {
    setPageBytes: bytes => void (page = bytes),
    pageBytes: () => page,
    setStaticParts: made => void (parts = made),
    staticParts: () => parts,
  }
}

/** Builds the context of one page request. While the database is unreachable, everybody is a guest, so that story pages still open. */
export async function buildPageContext(asked: PageRequest, settings: PublicSettings): Promise<PageContext> {
  const { site, cookies } = asked
  const asGuest = buildBrowserContext(asked, guest)
  const { viewer, me, ended } = isRouteList(asked.url)
    ? guestIdentity
    : await identityOf(site, cookies, createCaller(asGuest))
  const context: Context = {
    ...asGuest,
    viewer,
    rememberLogin: account => rememberLogin(site, cookies, account),
    storePendingLogin: account => storePendingLogin(site, cookies, account),
  }
  const story = await storyOrDraft(asked, createCaller(context), viewer)
  let retryAfter: number | undefined
  return {
    api: createCaller(context),
    async apiFor(form, { isImmediate = false } = {}) {
      const token = readFormToken(site.vault, form.get('stamp')) ?? readStoredFormToken(cookies, site.vault)
      // The next form is a new one, even if its contents are the same.
      if (!isSignedIn(viewer)) storeFormToken(cookies, site.vault, site.clock.now())
      if (!isImmediate) await waitForMinFillTime(site, token?.shownAt)
      if (token === undefined) return createCaller(context)
      return createCaller({ ...context, idempotencyKey: formIdempotencyKey(token.key, form) })
    },
    viewer,
    me: shownMember(site, me),
    locale: context.locale,
    texts: textLanguagesOf(asked),
    ...story,
    now: site.clock.now(),
    nonce: randomBytes(16).toString('base64'),
    ...footerAndBanner(settings, site, context.locale),
    sessionEnded: ended,
    signIn: keys => setSessionCookies(cookies, keys),
    signOut: () => clearReaderCookies(cookies),
    chooseLocale: locale => cookies.setReadable('locale', locale, localeLifetime),
    flash: note => setFlash(cookies, note),
    takeFlash: () => takeFlash(cookies),
    createFormToken: () => (isSignedIn(viewer) ? createFormToken(site.vault, site.clock.now()) : ''),
    storeSentCode: (purpose, email) => storeSentCode(cookies, site.vault, purpose, { email, at: site.clock.now() }),
    sentCode: purpose => sentCode(cookies, site.vault, purpose, site.clock.now()),
    clearSentCode: purpose => clearSentCode(cookies, purpose),
    ...storedInCookies(cookies),
    setRetryAfter: seconds => void (retryAfter = seconds),
    retryAfter: () => retryAfter,
    ...pageResults(),
    isPageChange: isPageChange(asked.url),
    isMember: () => isSignedIn(viewer),
    isSessionUnreadable: () => isSessionUnreadable(viewer),
    adminsNeedSecondFactor: site.adminsNeedSecondFactor,
    lacksSecondFactor: () => isSignedIn(viewer) && viewer.lacksSecondFactor === true,
    suspension: () => suspensionOf(viewer),
    unreadNotices: () => (isSignedIn(viewer) ? (viewer.unreadNotices ?? 0) : 0),
    mutedMembers: () => (isSignedIn(viewer) ? [...(viewer.mutedMembers ?? [])] : []),
    isConfirmed: () => isSignedIn(viewer) && isConfirmed(viewer, site.clock.now()),
    requestId: asked.requestId,
    recordForbidden: at => site.security.record(context, { event: 'forbidden', outcome: 'refused', at }),
    reportFault: (fault, where) => site.report(fault, where),
  }
}
