import { Hono } from 'hono'
import { expect } from 'vitest'
import { z } from 'zod'
import { requestLimits } from '#server/http/concurrent-requests.ts'
import { restRoutes } from '#server/http/rest/rest-routes.ts'
import { viewerOfToken } from '#server/http/session-cookie.ts'
import { Member } from '#server/member/member.entity.ts'
import { openSession } from '#server/session/open-session.ts'
import { testSite, type TestSite } from '#test/support/site.ts'

export interface Sent {
  /** Sent as JSON, except a string or bytes, which are sent unchanged. */
  body?: unknown
  token?: string | undefined
  headers?: Record<string, string>
  address?: string
}

const success = z.strictObject({
  code: z.literal(0),
  success: z.literal(true),
  message: z.unknown(),
  data: z.unknown(),
})

const failure = z.strictObject({
  code: z.int(),
  success: z.literal(false),
  message: z.string().min(1),
  data: z.null(),
  errors: z.array(z.strictObject({ field: z.string().nullable(), code: z.string(), message: z.string().min(1) })),
  requestId: z.string().min(1),
})
type Failure = z.infer<typeof failure>

export interface RestSite extends TestSite {
  app: Hono
  /** Sends a request to /api/v1. */
  ask: (method: string, path: string, sent?: Sent) => Promise<Response>
  /** Expects success and returns the data of the response. */
  data: (method: string, path: string, sent?: Sent) => Promise<unknown>
  /** Expects a failure with this HTTP status and this code, and returns its body. */
  refused: (method: string, path: string, how: { http: number; code: number }, sent?: Sent) => Promise<Failure>
  tokenOf: (member: Member) => Promise<string>
}

interface Options {
  limits?: 'on' | 'off'
  origins?: readonly string[]
}

/** Creates the REST interface on a site of its own, for a test file. */
export async function restSite({ limits = 'off', origins = [] }: Options = {}): Promise<RestSite> {
  const setup = await testSite({ limits })
  const app = new Hono()
  app.route('/api', restOf(setup, limits === 'on', origins))
  const ask: RestSite['ask'] = async (method, path, sent = {}) =>
    app.request(`/api/v1${path}`, initOf(method, sent), peer(sent))
  return {
    ...setup,
    app,
    ask,
    async data(method, path, sent) {
      const response = await ask(method, path, sent)
      const body: unknown = await response.json()
      expect(response.ok, JSON.stringify(body)).toBe(true)
      return success.parse(body).data
    },
    async refused(method, path, how, sent) {
      const response = await ask(method, path, sent)
      const body: unknown = await response.json()
      expect({ http: response.status, code: failure.parse(body).code }, JSON.stringify(body)).toEqual(how)
      return failure.parse(body)
    },
    tokenOf: member => openSessionOf(setup, member),
  }
}

export const restOf = ({ site }: TestSite, limits: boolean, origins: readonly string[] = []): Hono =>
  restRoutes({
    site,
    origins,
    limits,
    calls: requestLimits().calls,
    addressOf: address => address ?? 'unknown',
    viewerOf: token => viewerOfToken(site, token),
  }).routes

async function openSessionOf({ site }: TestSite, { id }: Member): Promise<string> {
  const em = site.fork()
  const { token } = openSession(em, em.getReference(Member, id), site.clock.now())
  await em.flush()
  return token
}

function initOf(method: string, { body, token, headers: given }: Sent): RequestInit {
  const headers = new Headers(given)
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  if (body === undefined) return { method, headers }
  if (typeof body === 'string' || isStream(body)) return { method, headers, body, duplex: 'half' }
  if (body instanceof Uint8Array) return { method, headers, body: Uint8Array.from(body) }
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  return { method, headers, body: JSON.stringify(body) }
}

const isStream = (body: unknown): body is ReadableStream<Uint8Array> => body instanceof ReadableStream

// @hono/node-server would add this to a request.
const peer = ({ address = '192.0.2.1' }: Sent) => ({ incoming: { socket: { remoteAddress: address } } })
