import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** A response of the site at one address. */
export interface Captured {
  path: string
  type: string
  encoding: string | undefined
  /** In Base64, so that it can be sent to another process. */
  body: string
}

interface BareServer {
  url: string
  pid: number
  stop: () => void
}

/** Starts a process in which Hono only responds with the same bytes. */
export async function bareServer(responses: readonly Captured[]): Promise<BareServer> {
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), { stdio: 'inherit' })
  child.send(responses)
  const said = await new Promise<unknown>(resolve => child.once('message', resolve))
  return { url: z.string().parse(said), pid: child.pid ?? 0, stop: () => void child.kill() }
}

/** Captures a response of the site as a browser receives it. */
export async function capture(url: string, path: string, headers: Record<string, string> = {}): Promise<Captured> {
  // fetch decodes the body, so this uses node:http to get the encoded bytes.
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, url), { headers: { 'accept-encoding': 'br', ...headers } }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${path} answered ${String(response.statusCode)}`))
        const { 'content-type': type = '', 'content-encoding': encoding } = response.headers
        resolve({ path, type, encoding, body: Buffer.concat(parts).toString('base64') })
      })
    })
    asked.on('error', reject).end()
  })
}
