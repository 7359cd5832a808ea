import { seconds } from '../../kernel/clock.ts'

const patience = seconds(15)

/** Tells the reason in words alone: the error of a connection, as a cause, would be taken for one to the database. */
export function unreachable(error: unknown): never {
  const { cause } = error instanceof Error ? error : {}
  const words = [error, cause].flatMap(each => (each instanceof Error ? [each.message] : []))
  throw new Error(`the storage cannot be reached: ${words.join(': ')}`)
}

interface Asking {
  body?: BodyInit
  type?: string
  /** In place of the time that is enough for a picture. */
  signal?: AbortSignal
}

interface Bucket {
  base: string
  /** Answers 404 too; anything else that is no success is thrown. */
  ask: (method: string, name: string, asking?: Asking) => Promise<Response>
}

/**
 * A bucket of any storage that speaks S3, by an address such as s3://KEY:SECRET@host/bucket/folder?region=eu-west-1;
 * `&http` speaks to it without TLS, inside a network of one's own.
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
    async ask(method, name, { body, type, signal = AbortSignal.timeout(patience) } = {}) {
      opened ??= open()
      const client = await opened
      const sent = body === undefined ? {} : { body, headers: type === undefined ? {} : { 'Content-Type': type } }
      const answer = await client.fetch(`${base}/${name}`, { method, ...sent, signal }).catch(unreachable)
      if (answer.ok || answer.status === 404) return answer
      await answer.body?.cancel()
      throw new Error(`the storage answered ${answer.status} to ${method} ${name}`)
    },
  }
}
