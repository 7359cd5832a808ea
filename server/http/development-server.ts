import type { ServerBuild } from '@remix-run/node'
import type { Handler } from './handler-chain.ts'
import { serverBuild } from './pages/built-pages.ts'

interface Development {
  files: Handler
  pages: () => Promise<ServerBuild>
}

/** Starts Vite in middleware mode, which serves sources as they are edited and reloads the page bundle. */
export async function development(): Promise<Development> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: 'remix.config.js',
    server: { middlewareMode: true },
    appType: 'custom',
  })
  return {
    files: (request, response, next) => vite.middlewares(request, response, next),
    pages: async () => serverBuild(await vite.ssrLoadModule('virtual:remix/server-build')),
  }
}
