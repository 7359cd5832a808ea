// Splits the messages of a PostgreSQL client into units that the database can run in one go.

export interface Unit {
  /** `greet`: startup message. `plain`: request for encryption. `cancel`, `leave`: end of the connection. `run`: statements. */
  kind: 'greet' | 'plain' | 'cancel' | 'leave' | 'run'
  bytes: Buffer
  /** False after a flush in the middle of a pipeline, whose rest is still to come. */
  complete: boolean
}

export interface Inbox {
  /** Takes received bytes and returns the units that are complete now. Throws ProtocolError on bytes that are not the protocol. */
  push: (chunk: Buffer) => Unit[]
}

export class ProtocolError extends Error {}

const largest = 256 * 1024 * 1024
const openings = new Map<number, Unit['kind']>([
  [196_608, 'greet'], // protocol 3.0
  [80_877_103, 'plain'], // SSL
  [80_877_104, 'plain'], // GSSAPI
  [80_877_102, 'cancel'],
])
const whole = new Set(['Q', 'S', 'F', 'c', 'f'].map(code)) // query, sync, function call, end and failure of a copy
const flush = code('H')
const terminate = code('X')

function code(letter: string): number {
  return letter.charCodeAt(0)
}

/** Creates the inbox of a new client. It expects opening messages without a type first, then typed messages. */
export function createInbox(): Inbox {
  let pending = Buffer.alloc(0)
  let chunks: Buffer[] = []
  let size = 0
  let needed = 1
  let greeted = false
  let scanned = 0 // bytes of `pending` that are complete messages of an unfinished unit

  function next(): Unit | undefined {
    if (!greeted) {
      const unit = opening(pending)
      if (unit !== undefined) {
        greeted = unit.kind === 'greet'
        pending = pending.subarray(unit.bytes.length)
      }
      return unit
    }
    const unit = statements(pending, scanned)
    if (typeof unit === 'number') {
      scanned = unit
      return undefined
    }
    scanned = 0
    pending = pending.subarray(unit.bytes.length)
    return unit
  }

  return {
    push(chunk) {
      chunks.push(chunk)
      size += chunk.length
      if (size < needed) return []
      pending = Buffer.concat([pending, ...chunks])
      chunks = []
      const units: Unit[] = []
      for (let unit = next(); unit !== undefined; unit = next()) units.push(unit)
      size = pending.length
      needed = wanted(pending, greeted ? scanned : 0, greeted)
      return units
    },
  }
}

/** Returns how many bytes must be there before the next parse, so that a large statement is joined once, not once a chunk. */
function wanted(pending: Buffer, from: number, greeted: boolean): number {
  const at = greeted ? from + 1 : from
  if (pending.length < at + 4) return pending.length + 1
  return at + pending.readUInt32BE(at)
}

function opening(pending: Buffer): Unit | undefined {
  if (pending.length < 8) return undefined
  const length = pending.readUInt32BE(0)
  const kind = openings.get(pending.readUInt32BE(4))
  if (kind === undefined || length < 8 || length > 65_536) throw new ProtocolError('not a PostgreSQL client')
  if (pending.length < length) return undefined
  return { kind, bytes: pending.subarray(0, length), complete: true }
}

/** Returns the next unit or, if it is incomplete, the offset at which its complete messages end. */
function statements(pending: Buffer, from: number): Unit | number {
  let end = from
  while (pending.length >= end + 5) {
    const type = pending[end]
    const length = pending.readUInt32BE(end + 1)
    if (type === undefined || length < 4 || length > largest) throw new ProtocolError('a message that is no message')
    if (pending.length < end + 1 + length) break
    end += 1 + length
    if (type === terminate) return { kind: 'leave', bytes: pending.subarray(0, end), complete: true }
    if (whole.has(type)) return { kind: 'run', bytes: pending.subarray(0, end), complete: true }
    if (type === flush) return { kind: 'run', bytes: pending.subarray(0, end), complete: false }
  }
  return end
}
