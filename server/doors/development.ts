import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { ServerBuild } from '@remix-run/node'
import { serverBuild } from './pages/built-pages.ts'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

export interface Development {
  files: MiddlewareHandler<{ Bindings: HttpBindings }>
  pages: () => Promise<ServerBuild>
}

/** Vite in middleware mode: serves sources as they are edited and reloads the page bundle. */
export async function development(): Promise<Development> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: 'remix.config.js',
    server: { middlewareMode: true },
    appType: 'custom',
  })
  return {
    files: async (call, next) => {
      const { incoming, outgoing } = call.env
      const passedOn = await new Promise<boolean>(resolve => {
        outgoing.once('finish', () => resolve(false))
        vite.middlewares(incoming, outgoing, () => resolve(true))
      })
      if (!passedOn) return RESPONSE_ALREADY_SENT
      return next()
    },
    pages: async () => serverBuild(await vite.ssrLoadModule('virtual:remix/server-build')),
  }
}
