import type { Client, Connection, Submittable } from 'pg'

export type Value = string | number | boolean | null

/** In bytes: the size of one CopyData message. */
const piece = 512 * 1024

/** Writes rows to a table by COPY: millions of them in minutes. */
export function copyRows(client: Client, into: string, rows: Iterable<readonly Value[]>): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query(new Copying(`copy ${into} from stdin`, rows, failure => (failure ? reject(failure) : resolve())))
  })
}

// pg itself cannot send rows, so this sends the messages CopyData and CopyDone of PostgreSQL's protocol. The client calls these methods by name.
class Copying implements Submittable {
  private readonly statement: string
  private readonly rows: Iterable<readonly Value[]>
  private readonly done: (failure?: Error) => void

  constructor(statement: string, rows: Iterable<readonly Value[]>, done: (failure?: Error) => void) {
    this.statement = statement
    this.rows = rows
    this.done = done
  }

  submit(connection: Connection): void {
    connection.query(this.statement)
  }

  handleCopyInResponse(connection: Connection): void {
    void send(connection, this.rows).catch((failure: unknown) => connection.stream.destroy(asError(failure)))
  }

  handleCommandComplete(): void {
    // The result comes with the message after this one.
  }

  handleReadyForQuery(): void {
    this.done()
  }

  handleError(failure: Error): void {
    this.done(failure)
  }
}

async function send({ stream }: Connection, rows: Iterable<readonly Value[]>): Promise<void> {
  const write = async (bytes: Buffer): Promise<void> => {
    if (!stream.write(bytes)) await new Promise(resolve => stream.once('drain', resolve))
  }
  let lines = ''
  for (const row of rows) {
    lines += `${row.map(asText).join('\t')}\n`
    if (lines.length < piece) continue
    await write(message('d', Buffer.from(lines)))
    lines = ''
  }
  await write(message('d', Buffer.from(lines)))
  await write(message('c', Buffer.alloc(0)))
}

function message(kind: 'c' | 'd', body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const asText = (value: Value): string =>
  value === null ? String.raw`\N` : String(value).replace(/[\\\t\n\r]/gu, sign => `\\${signs.get(sign) ?? sign}`)

const signs = new Map([
  ['\t', 't'],
  ['\n', 'n'],
  ['\r', 'r'],
])

const asError = (failure: unknown) => (failure instanceof Error ? failure : new Error(String(failure)))
