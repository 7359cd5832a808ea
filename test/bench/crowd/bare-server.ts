// Hono with prepared responses, as a baseline for the site's responses.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { z } from 'zod'

const captured = z.array(
  z.object({ path: z.string(), type: z.string(), encoding: z.string().optional(), body: z.string() }),
)

process.once('message', message => {
  const responses = new Map(
    captured.parse(message).map(({ path, type, encoding, body }) => {
      const bytes = Buffer.from(body, 'base64')
      const headers = {
        'Content-Type': type,
        'Content-Length': String(bytes.length),
        ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
      }
      return [path, { bytes, headers }]
    }),
  )
  const app = new Hono()
  app.get('*', call => {
    const { pathname, search } = new URL(call.req.url)
    const response = responses.get(`${pathname}${search}`)
    return response === undefined ? call.notFound() : call.body(response.bytes, 200, response.headers)
  })
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(`http://127.0.0.1:${port}`))
})
