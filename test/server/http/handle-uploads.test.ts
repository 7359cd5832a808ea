import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { Cookies } from '#server/http/cookies.ts'
import { takeFlash } from '#server/http/pages/flash-message.ts'
import { honoApp } from '#server/http/hono-app.ts'
import { Member } from '#server/member/member.entity.ts'
import { openSession } from '#server/session/open-session.ts'
import { uploadedImage, uploadLimits } from '#server/upload/upload.schema.ts'
import { aMember } from '#test/support/people.ts'
import { aPicture } from '#test/support/pictures.ts'
import { peer, honoAppParts } from '#test/support/hono-app-parts.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite({ limits: 'on' })
const { site } = setup
const app = honoApp(honoAppParts(site))

async function cookieOf({ id }: Member): Promise<string> {
  const em = site.fork()
  const { token } = openSession(em, em.getReference(Member, id), site.clock.now())
  await em.flush()
  return `token=${token}`
}

const signedIn = async () => ({ Cookie: await cookieOf(await aMember(setup)), 'Sec-Fetch-Site': 'same-origin' })

function formWith(bytes: Uint8Array): FormData {
  const form = new FormData()
  form.set('image', new File([Uint8Array.from(bytes)], '../../evil.php', { type: 'text/html' }))
  return form
}

const send = async (body: RequestInit['body'], headers: Record<string, string>, path = '/uploads') =>
  app.request(path, { method: 'POST', body: body ?? null, headers, duplex: 'half' }, peer)

const at = (next: string) => `/uploads?next=${encodeURIComponent(next)}`

const told = async (response: Response) =>
  z.object({ code: z.string(), message: z.string() }).parse(await response.json())

describe('the upload handler', () => {
  it('takes an image of a member and serves it with immutable caching, as an image and nothing else', async () => {
    const response = await send(formWith(await aPicture()), await signedIn())
    expect(response.status).toBe(201)
    const { url, small, square } = uploadedImage.parse(await response.json())
    for (const path of [url, small, square]) {
      const image = await app.request(path, {}, peer)
      expect(image.status).toBe(200)
      expect(Object.fromEntries(image.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(20)
    }
  })

  it.each([
    ['/articles/new?category=maxims#cover', '/articles/new?category=maxims&image='],
    ['//evil.example', '/?image='],
    ['/\\evil.example', '/?image='],
    ['/.//evil.example/x', '/?image='],
    ['https://evil.example', '/?image='],
    ['/\t/evil.example', '/?image='],
  ])('redirects a plain form to %s', async (next, target) => {
    const response = await send(formWith(await aPicture()), await signedIn(), at(next))
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toContain(`${target}%2Fuploads%2F`)
  })

  it('redirects a refused plain form back with the reason, and a guest to Login', async () => {
    const refused = await send(formWith(Buffer.from('<html>')), await signedIn(), at('/profile#avatar'))
    expect([refused.status, refused.headers.get('Location')]).toEqual([303, '/profile'])
    const [cookie = ''] = refused.headers.getSetCookie()
    const told = takeFlash(new Cookies(cookie.split(';')[0] ?? '', false))
    expect(told).toMatchObject({ type: 'error', text: 'refusal:upload.not_an_image' })
    const guest = await send(formWith(await aPicture()), { 'Sec-Fetch-Site': 'same-origin' }, at('/profile'))
    expect([guest.status, guest.headers.get('Location')]).toEqual([303, '/login?redirect=%2Fprofile'])
    expect(guest.headers.getSetCookie()).toEqual([])
  })

  it('redirects to Login when the session has ended, with that message', async () => {
    const dead = { Cookie: 'token=dead; refreshToken=dead', 'Sec-Fetch-Site': 'same-origin' }
    const response = await send(formWith(await aPicture()), dead, at('/profile'))
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/login?redirect=%2Fprofile'])
    const cookies = response.headers.getSetCookie().map(cookie => cookie.split(';')[0] ?? '')
    expect(cookies).toEqual(expect.arrayContaining(['token=', 'refreshToken=']))
    const note = takeFlash(
      new Cookies(
        cookies.find(cookie => cookie.startsWith('flash=')),
        false,
      ),
    )
    expect(note).toEqual({ type: 'warning', text: 'system:sessionEnded' })
  })

  it('refuses guests and requests from other sites', async () => {
    const form = formWith(await aPicture())
    const asGuest = await send(form, { 'Sec-Fetch-Site': 'same-origin' })
    expect([asGuest.status, (await told(asGuest)).code]).toEqual([401, 'session.required'])
    const { Cookie } = await signedIn()
    const foreign = await send(formWith(await aPicture()), { Cookie, 'Sec-Fetch-Site': 'cross-site' })
    expect(foreign.status).toBe(403)
  })

  it('refuses a body that is too large immediately: by its Content-Length, else while it arrives', async () => {
    const headers = { ...(await signedIn()), 'Content-Type': 'multipart/form-data; boundary=x' }
    const said = await send('x', { ...headers, 'Content-Length': String(uploadLimits.bytes * 2) })
    expect([said.status, (await told(said)).code]).toEqual([413, 'upload.too_large'])
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(256 * 1024))
      },
    })
    const streamed = await send(endless, headers)
    expect([streamed.status, (await told(streamed)).code]).toEqual([413, 'upload.too_large'])
    expect(sent).toBeLessThan(60)
  })

  it.each([
    ['no form', 'nonsense', 'upload.none'],
    ['a form without an image', new URLSearchParams({ image: 'text' }), 'upload.none'],
    ['no image', formWith(Buffer.from('<html>')), 'upload.not_an_image'],
  ])('refuses %s', async (_, body, code) => {
    const response = await send(body, await signedIn())
    expect([response.status, (await told(response)).code]).toEqual([400, code])
  })

  it('does not parse a body with very many parts', async () => {
    const part = '--X\r\nContent-Disposition: form-data; name="f"\r\n\r\n\r\n'
    const headers = { ...(await signedIn()), 'Content-Type': 'multipart/form-data; boundary=X' }
    // A server in this process puts a Response class of its own, whose methods are not writable, in front of the platform's.
    const isPlatforms = Object.getOwnPropertyDescriptor(Response.prototype, 'formData')?.writable === true
    const owner: object = isPlatforms ? Response.prototype : (Reflect.getPrototypeOf(Response.prototype) ?? {})
    const real: unknown = Reflect.get(owner, 'formData')
    const read = vi.fn()
    expect(Reflect.set(owner, 'formData', read)).toBe(true)
    const response = await send(`${part.repeat(10_000)}--X--\r\n`, headers)
    expect([response.status, (await told(response)).code]).toEqual([400, 'upload.none'])
    expect(read).not.toHaveBeenCalled()
    Reflect.set(owner, 'formData', real)
  })

  it('gives each member four places for bodies that are being received', async () => {
    const headers = { ...(await signedIn()), 'Content-Type': 'multipart/form-data; boundary=x' }
    const ends: (() => void)[] = []
    const slow = () =>
      new ReadableStream<Uint8Array>({ start: controller => void ends.push(controller.close.bind(controller)) })
    const waiting = Array.from({ length: 4 }, () => send(slow(), headers))
    await expect.poll(async () => (await send('x', headers)).status).toBe(503)
    const another = await send(formWith(await aPicture()), await signedIn())
    expect(another.status).toBe(201)
    for (const end of ends) end()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([400, 400, 400, 400])
  })

  it('gives a body fifteen seconds to arrive', async () => {
    const headers = { ...(await signedIn()), 'Content-Type': 'multipart/form-data; boundary=x' }
    let asked: () => void = () => undefined
    const reading = new Promise<void>(resolve => (asked = resolve))
    const endless = new ReadableStream<Uint8Array>({ pull: () => asked() }, { highWaterMark: 0 })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const response = send(endless, headers)
      await reading
      vi.advanceTimersByTime(15_000)
      expect((await response).status).toBe(408)
      expect((await told(await response)).code).toBe('upload.too_slow')
    } finally {
      vi.useRealTimers()
    }
  })

  it('takes sixty uploads an hour per member', async () => {
    const headers = await signedIn()
    const nothing = () => send(formWith(Buffer.from('x')), headers)
    for (let count = 0; count < 60; count += 1) expect((await nothing()).status).toBe(400)
    const refused = await nothing()
    expect([refused.status, (await told(refused)).code]).toEqual([429, 'site.too_many'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000)
  })

  it.each(['/uploads/nothing.webp', '/uploads/..%2Fsecret', '/uploads/AAAAAAAAAAAAAAAAAAAAAA.webp', '/uploads/x.svg'])(
    'answers 404 at %s',
    async path => {
      expect((await app.request(path, {}, peer)).status).toBe(404)
    },
  )
})
