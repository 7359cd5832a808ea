import http from 'node:http'
import { chromium } from 'playwright-core'
import { openStream } from '#test/support/live-streams.ts'
import { findChromium } from '../../tools/test/install-test-programs.mjs'
import type { RunningSite } from './running-site.ts'

const phone = { width: 390, height: 844 }
const warmUp = 100
const visits = 500
const atOnce = 8
// The number of connections that a browser opens to one host.
const connections = 6

interface Asked {
  method: string
  path: string
  headers: Record<string, string>
  body: string | null
}

/** Records the requests of a real browser with a phone's size on its first visit to Home, including visitor number and live stream. */
async function firstVisit(url: string): Promise<Asked[]> {
  const executablePath = await findChromium()
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  const page = await browser.newPage({ viewport: phone, baseURL: url })
  const asked: Asked[] = []
  page.on('request', request => {
    const { pathname, search, origin } = new URL(request.url())
    if (origin !== url) return
    const { accept = '*/*', 'content-type': type } = request.headers()
    const headers = { accept, ...(type === undefined ? {} : { 'content-type': type, origin: url }) }
    asked.push({ method: request.method(), path: pathname + search, headers, body: request.postData() })
  })
  await page.goto('/')
  await page.waitForTimeout(5_000)
  await browser.close()
  return asked
}

/** Repeats these requests on new connections without cookies, so that each visit is a new visitor. */
async function visit(url: string, asked: readonly Asked[]): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const send = ({ method, path, headers, body }: Asked) =>
    new Promise<void>((resolve, reject) => {
      const request = http.request(url + path, { agent, method, headers: { 'accept-encoding': 'br', ...headers } })
      request.on('error', reject).on('response', response => {
        if ((response.statusCode ?? 500) >= 400) reject(new Error(`${path} answered ${response.statusCode}`))
        response.resume().on('end', resolve)
      })
      request.end(body ?? undefined)
    })
  const [page, ...rest] = asked
  if (page !== undefined) await send(page)
  await Promise.all(
    rest.map(async one => {
      if (!one.path.startsWith('/live')) return send(one)
      const { socket, status } = await openStream(url, { path: one.path })
      socket.destroy()
      if (status !== 200) throw new Error(`the stream was answered ${status}`)
    }),
  )
  agent.destroy()
}

async function visitors(url: string, asked: readonly Asked[], count: number): Promise<void> {
  let left = count
  const one = async () => {
    while (left-- > 0) await visit(url, asked)
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

/** Measures the cost of a first visit to Home: page, files, visitor number and the opening of the stream. */
export async function benchVisits({ url, processor }: RunningSite): Promise<string[]> {
  const asked = await firstVisit(url)
  await visitors(url, asked, warmUp)
  const before = await processor()
  const started = performance.now()
  await visitors(url, asked, visits)
  const took = (performance.now() - started) / 1000
  const each = (((await processor()) - before) / visits) * 1000
  return [
    `first visits of Home: ${asked.length} requests, ${each.toFixed(2)} ms of processor each; ${(visits / took).toFixed(0)} a second, ${atOnce} at the same time`,
    `  ${asked.map(({ path }) => path).join(' ')}`,
  ]
}
