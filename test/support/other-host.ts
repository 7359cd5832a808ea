import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeEach } from 'vitest'
import { proxiedImagePath } from '#server/rpc/proxied-image-addresses.ts'
import { honoApp } from '#server/http/hono-app.ts'
import { ExternalHosts, type Resolve } from '#server/kernel/refuse-private-hosts.ts'
import { ImageProxy } from '#server/image-proxy/image-proxy.ts'
import { certificate } from './localhost-certificate.ts'
import { aPicture } from './pictures.ts'
import { peer, honoAppParts } from './hono-app-parts.ts'
import type { TestSite } from './site.ts'

interface OtherHost {
  /** Requests since the test began. */
  asked: { url: string; headers: Record<string, unknown> }[]
  /** Handles requests; by default it responds with a picture of 64 × 48. */
  respond: RequestListener
  picture: Uint8Array
  /** Resolves the host's name; by default to this machine. */
  resolve: Resolve
  port: number
  at: (path: string) => string
}

/** Starts another host on this machine, with TLS, for one test file. */
export async function otherHost(): Promise<OtherHost> {
  const server = createServer({ key: certificate.key, cert: certificate.cert }, (request, response) => {
    host.asked.push({ url: request.url ?? '', headers: request.headers })
    host.respond(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const host: OtherHost = {
    asked: [],
    respond: () => undefined,
    picture: await aPicture(),
    resolve: () => Promise.resolve([]),
    port,
    at: path => `https://localhost:${port}${path}`,
  }
  beforeEach(() => {
    host.asked.length = 0
    host.resolve = () => Promise.resolve(['127.0.0.1'])
    host.respond = (_, response) => void response.writeHead(200, { 'Content-Type': 'image/png' }).end(host.picture)
  })
  return host
}

/** Returns the site as a newly started process that may also request these addresses. */
export function siteBeside(
  { site }: TestSite,
  host: OtherHost,
  allowed: readonly string[] = ['127.0.0.1'],
  patience = 2000,
) {
  const hosts = new ExternalHosts({ allowed, resolve: name => host.resolve(name) })
  return honoApp({
    ...honoAppParts(site),
    pictures: new ImageProxy(site, { hosts, ca: certificate.cert, timeout: patience }),
  })
}

/** Requests the proxied picture of an address from a site, as a page does. */
export const shownBy = async (app: Hono, { site }: TestSite, address: string): Promise<Response> =>
  app.request(proxiedImagePath(site.vault, address), {}, peer)

export async function formOf(response: Response) {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { format, width, height }
}

export const ofPicture = { format: 'webp', width: 64, height: 48 }
export const ofPlaceholder = { format: 'webp', width: 480, height: 320 }
