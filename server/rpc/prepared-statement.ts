/**
 * Begins a write that many make: a single statement outside any transaction, with a cast at each placeholder (`?::text`). The embedded
 * database then prepares it like a read that comes again (server/db/prepared-statements.ts).
 */
export const prepared = '/* prepared */'
