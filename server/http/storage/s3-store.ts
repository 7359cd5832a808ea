import { seconds } from '../../kernel/clock.ts'
import type { FileStore } from '../../kernel/file-store.ts'

const patience = seconds(15)

/** Tells the reason in words alone: the error of a connection, as a cause, would be taken for one to the database. */
function unreachable(error: unknown): never {
  const { cause } = error instanceof Error ? error : {}
  const words = [error, cause].flatMap(each => (each instanceof Error ? [each.message] : []))
  throw new Error(`the storage cannot be reached: ${words.join(': ')}`)
}

/**
 * Files in a bucket of any storage that speaks S3, by an address such as s3://KEY:SECRET@host/bucket/folder?region=eu-west-1;
 * `&http` speaks to it without TLS, inside a network of one's own.
 */
export function s3Store(address: string): FileStore {
  const { username, password, host, pathname, searchParams } = new URL(address)
  const base = `${searchParams.has('http') ? 'http' : 'https'}://${host}${pathname.replace(/\/+$/, '')}`
  let opened: ReturnType<typeof open> | undefined

  async function open() {
    const { AwsClient } = await import('aws4fetch')
    return new AwsClient({
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      service: 's3',
      region: searchParams.get('region') ?? 'us-east-1',
      retries: 2,
    })
  }

  async function ask(method: string, name: string, body?: Uint8Array): Promise<Response> {
    opened ??= open()
    const client = await opened
    const sent = body === undefined ? {} : { body: Uint8Array.from(body), headers: { 'Content-Type': 'image/webp' } }
    const answer = await client
      .fetch(`${base}/${name}`, { method, ...sent, signal: AbortSignal.timeout(patience) })
      .catch(unreachable)
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw new Error(`the storage answered ${answer.status} to ${method} ${name}`)
  }

  return {
    async put(name, bytes) {
      const answer = await ask('PUT', name, bytes)
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the storage has no such bucket: ${base}`)
    },
    async get(name) {
      const answer = await ask('GET', name)
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer().catch(unreachable))
      await answer.body?.cancel()
      return undefined
    },
    async remove(name) {
      const answer = await ask('DELETE', name)
      await answer.body?.cancel()
    },
  }
}
