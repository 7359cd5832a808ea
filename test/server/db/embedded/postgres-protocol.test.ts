import { describe, expect, it } from 'vitest'
import { createInbox, ProtocolError, type Inbox, type Unit } from '#server/db/embedded/postgres-protocol.ts'

function message(type: string, body = ''): Buffer {
  const bytes = Buffer.from(`${type}0000${body}`)
  bytes.writeUInt32BE(bytes.length - 1, 1)
  return bytes
}

function opening(code: number, body = ''): Buffer {
  const bytes = Buffer.from(`00000000${body}`)
  bytes.writeUInt32BE(bytes.length, 0)
  bytes.writeUInt32BE(code, 4)
  return bytes
}

const hello = opening(196_608, 'user\0postgres\0\0')

function greeted(): Inbox {
  const inbox = createInbox()
  inbox.push(hello)
  return inbox
}

function told(units: Unit[]): string[] {
  return units.map(({ kind, bytes, complete }) => `${kind} ${String(bytes.length)}${complete ? '' : ' …'}`)
}

describe('the byte stream of a client', () => {
  it('may begin with a request for encryption, the startup message and statements, all in one chunk', () => {
    const query = message('Q', 'select 1\0')
    const units = createInbox().push(Buffer.concat([opening(80_877_103), hello, query]))
    expect(told(units)).toEqual(['plain 8', `greet ${String(hello.length)}`, `run ${String(query.length)}`])
  })

  it('is one unit from Parse to Sync, however the bytes are split', () => {
    const pipeline = Buffer.concat(['P', 'B', 'D', 'E'].map(type => message(type, 'body')).concat(message('S')))
    for (const size of [1, 2, 3, 7, 100]) {
      const inbox = greeted()
      const units: Unit[] = []
      for (let at = 0; at < pipeline.length; at += size) units.push(...inbox.push(pipeline.subarray(at, at + size)))
      expect(units).toEqual([{ kind: 'run', bytes: pipeline, complete: true }])
    }
  })

  it('ends a unit at Flush, while the pipeline goes on', () => {
    const units = greeted().push(Buffer.concat([message('P', 'x'), message('H'), message('E', 'x'), message('S')]))
    expect(told(units)).toEqual(['run 11 …', 'run 11'])
  })

  it('is parsed correctly after a large statement in many chunks', () => {
    const inbox = greeted()
    const large = message('Q', 'x'.repeat(1_000_000))
    const all = Buffer.concat([large, message('Q', 'select 1\0'), message('X')])
    const units: Unit[] = []
    for (let at = 0; at < all.length; at += 65_536) units.push(...inbox.push(all.subarray(at, at + 65_536)))
    expect(told(units)).toEqual(['run 1000005', 'run 14', 'leave 5'])
    expect(units[0]?.bytes.equals(large)).toBe(true)
  })

  it.each([
    ['words of another protocol', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['an opening of no length', opening(196_608).fill(0, 0, 4)],
  ])('is refused when it is not the PostgreSQL protocol: %s', (_name, bytes) => {
    expect(() => createInbox().push(bytes)).toThrow(ProtocolError)
  })

  it('is refused when a message claims an impossible length', () => {
    const bytes = message('Q', 'select 1\0')
    bytes.writeUInt32BE(3, 1)
    expect(() => greeted().push(bytes)).toThrow(ProtocolError)
  })
})
