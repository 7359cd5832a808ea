/**
 * Begins a write that many make: one statement that stands alone, outside any transaction, and tells the type of each place. The embedded
 * database then prepares it like a read that comes again (server/db/prepared-reads.ts).
 */
export const prepared = '/* prepared */'
