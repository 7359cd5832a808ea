/**
 * True if the client disconnected before its request body arrived. Node reports that with ECONNRESET and the message `aborted`; the error of a
 * connection that the site opened has `syscall` too. Hono's server reports it with a message of its own.
 */
export function isClientDisconnect(error: unknown): boolean {
  if (!(error instanceof Error) || 'syscall' in error) return false
  if ('code' in error) return error.code === 'ECONNRESET' && error.message === 'aborted'
  return error.message === 'Client connection prematurely closed.'
}
