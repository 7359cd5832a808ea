import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { seconds } from '../kernel/clock.ts'
import type { ExternalHosts } from '../kernel/refuse-private-hosts.ts'
import { uploadLimits } from '../upload/upload.schema.ts'

/** The picture cannot be fetched; the message says why. */
class NoPicture extends Error {}

export interface FetchLimits {
  hosts: ExternalHosts
  /** A certificate authority that is trusted in addition to the usual ones; for tests. */
  ca?: string
  /** The time limit of a whole fetch, in ms. */
  timeout?: number
}

const defaultTimeout = seconds(10)
const maxRedirects = 3

/**
 * Fetches a picture of another host: over TLS only, from public addresses only, at most 10 s and 10 MB. Each step of a redirect resolves its name
 * once and connects to that address, so that a name that resolves differently the second time leads nowhere else.
 */
export async function fetchImage(address: string, reach: FetchLimits): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(reach.timeout ?? defaultTimeout)
  let url = pictureUrl(address)
  for (let redirects = 0; ; redirects += 1) {
    const response = await sendRequest(url, reach, signal)
    const { statusCode: status = 0, headers } = response
    if (status === 200) return readPicture(response)
    response.destroy()
    if (status < 300 || status >= 400 || headers.location === undefined) throw new NoPicture(`answered ${status}`)
    if (redirects === maxRedirects) throw new NoPicture('leads from one address to the next')
    url = pictureUrl(headers.location, url)
  }
}

function pictureUrl(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  if (url?.protocol !== 'https:') throw new NoPicture('is no https address')
  return url
}

async function sendRequest(url: URL, { hosts, ca }: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const address = await hosts.addressOf(host)
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const asked = request({
      host: address,
      ...(isIP(host) === 0 ? { servername: host } : {}),
      port: url.port === '' ? 443 : Number(url.port),
      path: `${url.pathname}${url.search}`,
      // Sends nothing about the reader: no cookie, no language, no referring page.
      headers: { Host: url.host, Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': 'picture-fetcher' },
      agent: false,
      signal,
      ...(ca === undefined ? {} : { ca }),
    })
    asked.once('response', resolve)
    asked.once('error', reject)
    asked.end()
  })
}

async function readPicture(response: IncomingMessage): Promise<Uint8Array> {
  const tooLarge = () => new NoPicture(`has more than ${uploadLimits.bytes} bytes`)
  const parts: Uint8Array[] = []
  let size = 0
  if (Number(response.headers['content-length'] ?? 0) > uploadLimits.bytes) {
    response.destroy()
    throw tooLarge()
  }
  const chunks: AsyncIterable<Uint8Array> = response
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > uploadLimits.bytes) throw tooLarge()
    parts.push(chunk)
  }
  return Buffer.concat(parts)
}
