import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { afterAll } from 'vitest'

interface TestResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface TestServer {
  port: number
  send: (path: string, headers?: Record<string, string>, method?: string) => Promise<TestResponse>
}

/** Starts a real server on loopback for one test file. Requests to it do not use fetch, which would decode the body. */
export async function startServer(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { port, send: (path, headers = {}, method = 'GET') => ask(port, path, headers, method) }
}

function ask(port: number, path: string, headers: Record<string, string>, method: string): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, headers, method }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
      response.on('error', reject)
    })
    asking.on('error', reject)
    asking.end()
  })
}
