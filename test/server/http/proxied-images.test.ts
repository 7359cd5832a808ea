import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { proxiedImagePath } from '#server/rpc/proxied-image-addresses.ts'
import { minutes } from '#server/kernel/clock.ts'
import { Vault } from '#server/kernel/secret.ts'
import { ProxiedImage } from '#server/image-proxy/proxied-image.entity.ts'
import { formOf, ofPicture, ofPlaceholder, otherHost, shownBy, siteBeside } from '#test/support/other-host.ts'
import { peer } from '#test/support/hono-app-parts.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site, em, clock } = setup
const host = await otherHost()
const opened = (allowed?: readonly string[], patience?: number) => siteBeside(setup, host, allowed, patience)
const show = (address: string, app = opened()) => shownBy(app, setup, address)

describe('an image of another host', () => {
  it('is fetched once, converted and stored, and the host learns nothing about the reader', async () => {
    const first = await show(host.at('/a.png?x=1&y=2'))
    expect(first.headers.get('Cache-Control')).toMatch(/^public/)
    expect(await formOf(first)).toEqual(ofPicture)
    expect(await formOf(await show(host.at('/a.png?x=1&y=2')))).toEqual(ofPicture)
    expect(host.asked).toHaveLength(1)
    expect(Object.keys(host.asked[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
    expect(host.asked[0]?.url).toBe('/a.png?x=1&y=2')
  })

  it('is fetched once for concurrent requests', async () => {
    const app = opened()
    const responses = await Promise.all(Array.from({ length: 10 }, () => show(host.at('/crowd.png'), app)))
    expect(await Promise.all(responses.map(formOf))).toEqual(responses.map(() => ofPicture))
    expect(host.asked).toHaveLength(1)
  })

  it('may be reached by a redirect', async () => {
    host.respond = ({ url }, response) =>
      url === '/here.png'
        ? void response.writeHead(302, { Location: '/there.png' }).end()
        : void response.end(host.picture)
    expect(await formOf(await show(host.at('/here.png')))).toEqual(ofPicture)
  })
})

describe('nothing is fetched', () => {
  it('for an address that this site did not sign', async () => {
    const app = opened()
    const good = proxiedImagePath(site.vault, host.at('/a.png'))
    const another = new Vault('the secret of another house')
    const forged = [
      good.replace('a.png', 'b.png'),
      good.replace(/s=[^&]+/, 's=guess'),
      proxiedImagePath(another, host.at('/a.png')),
      good.replace(/[\w-]{22}\.webp/, `${'x'.repeat(22)}.webp`),
      '/outside/none.webp',
    ]
    for (const path of forged) expect((await app.request(path, {}, peer)).status, path).toBe(404)
    expect(host.asked).toEqual([])
  })

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1'])(
    'when the host name resolves to %s',
    async address => {
      host.resolve = () => Promise.resolve([address])
      expect(await formOf(await show(host.at('/a.png'), opened([])))).toEqual(ofPlaceholder)
      expect(host.asked).toEqual([])
    },
  )

  it('from a private IP address in the URL, nor without TLS', async () => {
    const app = opened([])
    for (const address of [
      `https://127.0.0.1:${host.port}/a.png`,
      `https://[::1]:${host.port}/a.png`,
      `http://localhost:${host.port}/a`,
    ])
      expect(await formOf(await show(address, app))).toEqual(ofPlaceholder)
    expect(host.asked).toEqual([])
  })

  it('from a second DNS answer: the name is resolved once, and that address is used', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    const names: string[] = []
    host.resolve = name => {
      names.push(name)
      return Promise.resolve(answers.shift() ?? ['10.0.0.1'])
    }
    expect(await formOf(await show(host.at('/rebound.png')))).toEqual(ofPicture)
    expect(names).toEqual(['localhost'])
  })

  it('when a redirect leads to a private address, to a URL without TLS or to itself', async () => {
    host.resolve = name => Promise.resolve([name === 'localhost' ? '127.0.0.1' : '10.0.0.1'])
    const targets = [
      'https://inside.example/x.png',
      `http://localhost:${host.port}/x.png`,
      '/again.png',
      'https://169.254.169.254/',
    ]
    for (const [number, Location] of targets.entries()) {
      host.respond = (_, response) => void response.writeHead(302, { Location }).end()
      expect(await formOf(await show(host.at(`/redirect-${number}.png`))), Location).toEqual(ofPlaceholder)
    }
    expect(new Set(host.asked.map(({ url }) => url))).toEqual(
      new Set(['/redirect-0.png', '/redirect-1.png', '/redirect-2.png', '/again.png', '/redirect-3.png']),
    )
  })
})

describe('a placeholder is served', () => {
  it.each<[string, RequestListener]>([
    ['for what is no picture', (_, response) => void response.end('<html>hello</html>')],
    [
      'for a drawing that could hold scripts',
      (_, response) => void response.end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['for what is missing', (_, response) => void response.writeHead(404).end()],
    [
      'for what says that it is too large',
      (_, response) => void response.writeHead(200, { 'Content-Length': 11_000_000 }).end(),
    ],
    ['for what is too large', (_, response) => void response.end(Buffer.alloc(11_000_000))],
    ['for what breaks off', (_, response) => void response.writeHead(200, { 'Content-Length': 100 }).destroy()],
  ])('%s', async (name, how) => {
    host.respond = how
    const response = await show(host.at(`/${encodeURIComponent(name)}.png`))
    expect(await formOf(response)).toEqual(ofPlaceholder)
    expect(response.headers.get('Cache-Control')).toMatch(/^private/)
    expect(await em().count(ProxiedImage)).toBe(0)
  })

  it('when the host takes too long, and the host is not asked again for a while', async () => {
    host.respond = (_, response) => void response.writeHead(200).write('x')
    const app = opened(['127.0.0.1'], 200)
    expect(await formOf(await show(host.at('/slow.png'), app))).toEqual(ofPlaceholder)
    await show(host.at('/slow.png'), app)
    expect(host.asked).toHaveLength(1)
    host.respond = (_, response) => void response.end(host.picture)
    clock.advance(minutes(10))
    expect(await formOf(await show(host.at('/slow.png'), app))).toEqual(ofPicture)
  })

  it('for requests beyond the queue places of one address, so that the queue stays bounded', async () => {
    const held = Promise.withResolvers<undefined>()
    host.respond = (_, response) => void held.promise.then(() => response.end(host.picture))
    const app = opened()
    const all = Array.from({ length: 40 }, (_, number) => show(host.at(`/many-${number}.png`), app))
    await expect.poll(() => host.asked.length).toBe(4)
    held.resolve(undefined)
    const forms = await Promise.all((await Promise.all(all)).map(formOf))
    const placeholders = forms.filter(({ width }) => width === ofPlaceholder.width).length
    expect(placeholders).toBeGreaterThanOrEqual(10)
    expect(placeholders).toBeLessThan(40)
  })
})
