/**
 * True when the sender of a request left before its body was there. Node says so with the code of a connection that broke and the one
 * word `aborted`; of a connection of ours that breaks it says more. Where it says nothing, the server of Hono has its own words.
 */
export function isClientDisconnect(error: unknown): boolean {
  if (!(error instanceof Error) || 'syscall' in error) return false
  if ('code' in error) return error.code === 'ECONNRESET' && error.message === 'aborted'
  return error.message === 'Client connection prematurely closed.'
}
