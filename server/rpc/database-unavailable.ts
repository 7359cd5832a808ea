// Decides whether an error means that the database is unavailable or overloaded. The request then gets 503 and may be tried again, and no fault is
// reported. Procedures and `onError` of http/hono-app.ts use it in to-trpc-error.ts (and so does app/forms/fallback-on-failure.ts, by the refusal
// made there). It is used directly by http/session-cookie.ts, http/live/live-handler.ts, the log in http/create-site.ts, and the start and the
// commands.
import { isClientDisconnect } from './client-disconnect.ts'

// Errors of the driver when the database cannot be reached or does not answer in time (docs/product.md#database-away).
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

// The socket file of the embedded database is missing or not accessible. This counts only while connecting, not when a file is read.
const whileConnecting = new Set(['ENOENT', 'EACCES'])

// SQLSTATEs: connection failure (08), access denied (28), shutdown or start (57P0), too many connections (53300), no such database (3D000), idle in a
// transaction for too long (25P03), cancelled after the time limit (57014), deadlock (40P01).
const unavailableStates = /^(08...|28...|57P0[1235]|53300|3D000|25P03|57014|40P01)$/

const unavailableMessages = [
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

// All connections of the pool were in use until the timeout, or the database refused a connection or ended a deadlock: it is reachable, but
// overloaded.
const busyMessage = 'timeout exceeded when trying to connect'
const busyStates = new Set(['53300', '40P01'])

/** True when the database could not be reached, went away, or did not answer in time: the request may be tried again later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const each of causes(error)) if (isUnavailableError(each) || isOverloadError(each)) return true
  return false
}

/** True if the database is overloaded, not unreachable. */
export function isDatabaseBusy(error: unknown): boolean {
  for (const each of causes(error)) if (isOverloadError(each)) return true
  return false
}

function* causes(error: unknown, depth = 0): Generator<Error> {
  if (!(error instanceof Error) || depth > 8) return
  yield error
  yield* causes(error.cause, depth + 1)
  if (error instanceof AggregateError) for (const each of error.errors) yield* causes(each, depth + 1)
}

function isOverloadError(error: Error): boolean {
  if ('code' in error && typeof error.code === 'string') return busyStates.has(error.code)
  return error.message.endsWith(busyMessage)
}

function isUnavailableError(error: Error): boolean {
  if (isClientDisconnect(error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  if (code !== undefined && network.has(code)) return true
  if (code !== undefined && whileConnecting.has(code)) return 'syscall' in error && error.syscall === 'connect'
  // An error of the database carries its SQLSTATE. The message may quote user input, so it is not examined.
  if (code !== undefined && /^[0-9A-Z]{5}$/.test(code)) return unavailableStates.test(code)
  return unavailableMessages.some(sentence => error.message.endsWith(sentence))
}
