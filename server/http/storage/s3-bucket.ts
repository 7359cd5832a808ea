import { seconds } from '../../kernel/clock.ts'

const requestTimeout = seconds(15)

/** Throws an error with the reason as text. A connection error as its cause would be mistaken for one of the database. */
export function throwUnreachable(error: unknown): never {
  const { cause } = error instanceof Error ? error : {}
  const words = [error, cause].flatMap(each => (each instanceof Error ? [each.message] : []))
  throw new Error(`the storage cannot be reached: ${words.join(': ')}`)
}

interface BucketRequest {
  body?: BodyInit
  type?: string
  /** Used instead of the default timeout, which suits a picture. */
  signal?: AbortSignal
}

interface Bucket {
  base: string
  /** Sends a request. Resolves for a success and for 404; throws for any other status. */
  ask: (method: string, name: string, asking?: BucketRequest) => Promise<Response>
}

/**
 * A bucket of any S3-compatible storage, with an address such as s3://KEY:SECRET@host/bucket/folder?region=eu-west-1. `&http` connects without TLS,
 * for a private network.
 */
export function s3Bucket(address: string): Bucket {
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

  return {
    base,
    async ask(method, name, { body, type, signal = AbortSignal.timeout(requestTimeout) } = {}) {
      opened ??= open()
      const client = await opened
      const sent = body === undefined ? {} : { body, headers: type === undefined ? {} : { 'Content-Type': type } }
      const response = await client.fetch(`${base}/${name}`, { method, ...sent, signal }).catch(throwUnreachable)
      if (response.ok || response.status === 404) return response
      await response.body?.cancel()
      throw new Error(`the storage answered ${response.status} to ${method} ${name}`)
    },
  }
}
