import { isRouteErrorResponse } from '@remix-run/react'
import type { ActionFunctionArgs } from '@remix-run/node'
import { Cookies } from '#server/http/cookies.ts'
import { takeFlash } from '#server/http/pages/flash-message.ts'
import { createFormToken } from '#server/http/pages/form-token.ts'
import { buildPageContext } from '#server/http/pages/build-page-context.ts'
import { Member } from '#server/member/member.entity.ts'
import { openSession } from '#server/session/open-session.ts'
import type { TestSite } from '#test/support/site.ts'

export interface VisitRequest {
  /** The viewer, who gets a session cookie of their own. */
  as?: Member | 'guest'
  locale?: 'zh' | 'en'
  /** The language filter that this browser has chosen before. */
  texts?: 'this' | 'all' | undefined
  params?: Record<string, string>
  /** The fields of a POST; the request is a GET without them. A list is a field that is sent several times. */
  form?: Record<string, string | readonly string[]>
  /** True for a request by a fetcher, when scripts run: the response is data instead of a redirect or a page. */
  scripted?: boolean
}

interface VisitResult {
  status: number
  /** The target of a redirect. */
  location: string | undefined
  headers: Headers
  /** The data of the loader or action. */
  data: unknown
  /** The response, when the route returned one. */
  response?: Response
  /** The cookies that the response sets, by name. */
  set: Readonly<Record<string, string>>
}

type RouteHandler = (args: ActionFunctionArgs) => unknown

/** Calls a loader or an action as a browser would. Returns its data, the response that it threw, or its redirect. */
export async function visit(
  { site }: Pick<TestSite, 'site'>,
  handler: RouteHandler,
  path: string,
  ask: VisitRequest = {},
): Promise<VisitResult> {
  const url = new URL(path, 'http://here.example')
  const cookies = new Cookies(await cookieOf(site, ask), false)
  const context = await buildPageContext(
    { site, cookies, address: '192.0.2.1', url },
    { url: undefined, postcode: '210098', testPages: false, passwordMin: 6 },
  )
  const args = { request: requestOf(url, ask), context: { ...context }, params: ask.params ?? {} }
  const result = await resultOf(async () => handler(args))
  const headers = new Headers()
  cookies.applyTo(headers)
  const set = Object.fromEntries(headers.getSetCookie().map(nameAndValue))
  return { ...result, set }
}

function requestOf(url: URL, { form, scripted = false }: VisitRequest): Request {
  const headers = { Accept: scripted ? '*/*' : 'text/html,application/xhtml+xml' }
  if (form === undefined) return new Request(url, { headers })
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(form)) for (const each of [value].flat()) body.append(name, each)
  return new Request(url, { method: 'POST', headers, body })
}

async function cookieOf(
  site: TestSite['site'],
  { as: who = 'guest', locale = 'zh', texts }: VisitRequest,
): Promise<string> {
  // The form was shown a minute ago. Forms that are sent within a second after they were shown wait for the rest of that second.
  const stamp = createFormToken(site.vault, new Date(site.clock.now().getTime() - 60_000))
  const chosen = `stamp=${stamp}; locale=${locale}${texts === undefined ? '' : `; texts=${texts}`}`
  if (who === 'guest') return chosen
  const em = site.fork()
  const { token, refreshToken } = openSession(em, em.getReference(Member, who.id), site.clock.now())
  await em.flush()
  return `${chosen}; token=${token}; refreshToken=${refreshToken}`
}

function nameAndValue(cookie: string): [string, string] {
  const [pair = ''] = cookie.split(';')
  const at = pair.indexOf('=')
  return [pair.slice(0, at), pair.slice(at + 1)]
}

async function resultOf(act: () => Promise<unknown>): Promise<Omit<VisitResult, 'set'>> {
  try {
    return read(await act())
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown
    return read(thrown)
  }
}

function read(result: unknown): Omit<VisitResult, 'set'> {
  if (result instanceof Response)
    return {
      status: result.status,
      location: result.headers.get('Location') ?? undefined,
      headers: result.headers,
      data: null,
      response: result,
    }
  if (isRouteErrorResponse(result))
    return { status: result.status, location: undefined, headers: new Headers(), data: result.data }
  if (isWithInit(result))
    return {
      status: result.init?.status ?? 200,
      location: undefined,
      headers: new Headers(result.init?.headers),
      data: result.data,
    }
  return { status: 200, location: undefined, headers: new Headers(), data: result }
}

const isWithInit = (result: unknown): result is { data: unknown; init: ResponseInit | null } =>
  typeof result === 'object' && result !== null && 'type' in result && result.type === 'DataWithResponseInit'

/** The flash message of a redirect, as the next page reads it. */
export const flashOf = ({ set }: VisitResult) => takeFlash(new Cookies(`flash=${set['flash'] ?? ''}`, false))
