import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from '../../rpc/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { guest, type Viewer } from '../../kernel/viewer.ts'
import { preferredLanguage } from './language.ts'
import type { Call, RestOptions } from './rest-options.ts'
import type { RestRow } from './rest-row.ts'

const maxKeyLength = 200

/** Returns the domain's context for one call. Cookies are ignored (docs/product.md#outside-clients). */
export async function buildRestContext(call: Call, row: RestRow, parts: RestOptions): Promise<Context> {
  return {
    site: parts.site,
    viewer: await viewerOf(call, row, parts),
    locale: preferredLanguage(call.req.header('Accept-Language')),
    address: addressOf(call, parts),
    requestId: call.var.requestId,
    userAgent: call.req.header('User-Agent'),
    visitorSession: undefined,
    idempotencyKey: idempotencyKeyOf(call),
    knownBrowser: undefined,
  }
}

export const addressOf = (call: Call, parts: RestOptions): string =>
  parts.addressOf(getConnInfo(call).remote.address, call.req.header('X-Forwarded-For'))

export function bearerOf(call: Call): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(call.req.header('Authorization') ?? '')?.[1]
}

async function viewerOf(call: Call, row: RestRow, parts: RestOptions): Promise<Viewer> {
  const token = bearerOf(call)
  if (token === undefined) return guest
  const viewer = await parts.viewerOf(token)
  if (viewer === undefined && row.invalidToken !== 'ignored') throw new Refusal('unauthenticated', 'session.dead')
  return viewer ?? guest
}

function idempotencyKeyOf(call: Call): string | undefined {
  const key = call.req.header('Idempotency-Key')
  if (key === undefined || key === '') return undefined
  if (key.length > maxKeyLength) throw new Refusal('invalid', 'invalid.value', { field: 'Idempotency-Key' })
  return key
}
