import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const aYear = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600, stale-while-revalidate=86400'

/** Files of the client build: hashed names are kept for ever, the others for an hour; compressed twins are preferred. */
export function staticFiles(root: string): MiddlewareHandler {
  return serveStatic({
    root,
    precompressed: true,
    onFound(path, c) {
      c.header('Cache-Control', path.includes('/assets/') ? aYear : anHour)
      c.header('X-Content-Type-Options', 'nosniff')
    },
  })
}
