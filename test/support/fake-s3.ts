import { once } from 'node:events'
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

interface FakeS3 {
  /** The value of the setting STORAGE for this server. */
  address: string
  files: Map<string, Uint8Array>
  /** Signed requests, such as `PUT /bucket/name`. */
  asked: string[]
}

/** Starts a server with the part of S3 that the site uses, until the test ends. It refuses requests that are not signed with its key. */
export async function fakeS3(): Promise<FakeS3> {
  const files = new Map<string, Uint8Array>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const isSigned = /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/eu-west-1\/s3\/aws4_request/.test(
        headers.authorization ?? '',
      )
      asked.push(`${method} ${url}`)
      if (!isSigned) return response.writeHead(403).end()
      if (method === 'PUT') files.set(url, Buffer.concat(parts))
      if (method === 'DELETE') files.delete(url)
      const found = method === 'GET' ? files.get(url) : undefined
      if (method === 'GET' && found === undefined) return response.writeHead(404).end('<Error/>')
      return response.writeHead(method === 'DELETE' ? 204 : 200).end(found)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const place = server.address()
  const port = typeof place === 'object' && place !== null ? place.port : 0
  return { address: `s3://KEY:SE%2FCRET@127.0.0.1:${port}/bucket/pictures?region=eu-west-1&http`, files, asked }
}
