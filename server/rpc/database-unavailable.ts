import { isClientDisconnect } from './client-disconnect.ts'

// What the driver says when the database cannot be reached or does not answer in time (docs/product.md#database-away).
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

// The socket file of the embedded database is missing, or closed to us: only meant while connecting, not when a file is read.
const whileConnecting = new Set(['ENOENT', 'EACCES'])

// Shutting down, starting, too many connections, no longer let in, no such database, stopped after the time limit or as one of a ring
// that waited for each other.
const states = /^(08...|28...|57P0[1235]|53300|3D000|25P03|57014|40P01)$/

const sentences = [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
]

// All connections were in use for as long as one waits for them; the database itself refused another one, or broke a ring of
// transactions that waited for each other: it is there, and has too much to do.
const busySentence = 'timeout exceeded when trying to connect'
const busyStates = new Set(['53300', '40P01'])

/** True when the database could not be reached, went away, or did not answer in time: the request may be tried again later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const each of causes(error)) if (tellsOfLoss(each) || tellsOfCrowd(each)) return true
  return false
}

/** True where that is because others are before it, not because it is away. */
export function isDatabaseBusy(error: unknown): boolean {
  for (const each of causes(error)) if (tellsOfCrowd(each)) return true
  return false
}

function* causes(error: unknown, depth = 0): Generator<Error> {
  if (!(error instanceof Error) || depth > 8) return
  yield error
  yield* causes(error.cause, depth + 1)
  if (error instanceof AggregateError) for (const each of error.errors) yield* causes(each, depth + 1)
}

function tellsOfCrowd(error: Error): boolean {
  if ('code' in error && typeof error.code === 'string') return busyStates.has(error.code)
  return error.message.endsWith(busySentence)
}

function tellsOfLoss(error: Error): boolean {
  if (isClientDisconnect(error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  if (code !== undefined && network.has(code)) return true
  if (code !== undefined && whileConnecting.has(code)) return 'syscall' in error && error.syscall === 'connect'
  // An answer of the database carries its state; its message may quote what people typed, so it is not looked at.
  if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) return states.test(code)
  return sentences.some(sentence => error.message.endsWith(sentence))
}
