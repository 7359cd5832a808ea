import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { words } from '#test/support/people.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite()
const { refused } = setup

const megabyte = 1024 * 1024
const badInput = { http: 400, code: 400 }
const tooLarge = { http: 413, code: 413 }

/** A body without Content-Length, which can only be counted while it arrives. */
function streamOf(chunk: Uint8Array, times: number): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      sent += 1
      if (sent > times) controller.close()
      else controller.enqueue(chunk)
    },
  })
}

describe('the size of a body', () => {
  test('of up to a megabyte is accepted, and the refusal is for the length of the field', async () => {
    const { errors } = await refused('POST', '/future-messages', badInput, {
      body: { ...words, message: 'x'.repeat(megabyte - 200) },
    })
    expect(errors[0]?.code).toBe('pledge.message_too_long')
  })

  test('of more is refused by its Content-Length', async () => {
    const body = JSON.stringify({ ...words, message: 'x'.repeat(megabyte) })
    const headers = { 'Content-Length': String(body.length) }
    await refused('POST', '/future-messages', tooLarge, { body, headers })
  })

  test('of more is refused without a Content-Length, and with a smaller one', async () => {
    const chunk = new Uint8Array(64 * 1024).fill(0x20)
    await refused('POST', '/future-messages', tooLarge, { body: streamOf(chunk, 17) })
    await refused('POST', '/future-messages', tooLarge, {
      body: streamOf(chunk, 17),
      headers: { 'Content-Length': '10' },
    })
    await refused('PUT', '/admin/configs/registration', tooLarge, { body: streamOf(chunk, 17) })
    await refused('DELETE', '/future-messages/receipt/none', tooLarge, { body: streamOf(chunk, 17) })
  })

  test('without an end is not read beyond the limit', async () => {
    const chunk = new Uint8Array(64 * 1024).fill(0x20)
    let pulled = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1
        controller.enqueue(chunk)
      },
    })
    await refused('POST', '/future-messages', tooLarge, { body })
    expect(pulled).toBeLessThan(30)
  })
})

describe('over a real connection', async () => {
  const server = serve({ fetch: setup.app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  afterAll(() => server.close())
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const url = `http://127.0.0.1:${port}/api/v1/future-messages`

  test('a body that is too large gets a 413, with or without Content-Length', async () => {
    const announced = await fetch(url, { method: 'POST', body: 'x'.repeat(2 * megabyte) })
    expect(announced.status).toBe(413)
    const chunk = new Uint8Array(64 * 1024).fill(0x20)
    const streamed = await fetch(url, { method: 'POST', body: streamOf(chunk, 20), duplex: 'half' })
    expect(streamed.status).toBe(413)
    expect(await streamed.json()).toMatchObject({ code: 413, success: false })
  })

  test('a client that disconnects in the middle of a body causes no fault', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /api/v1/future-messages HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"name"')
    await once(socket, 'connect')
    socket.destroy()
    expect((await fetch(url)).status).toBe(200)
    expect(setup.reported).toEqual([])
  })
})
