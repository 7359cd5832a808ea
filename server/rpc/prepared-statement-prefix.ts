/**
 * Prefix of a frequent write: a single statement outside any transaction, with a cast at each placeholder (`?::text`). The embedded database then
 * prepares it like a repeated read (server/db/prepared-statements.ts).
 */
export const preparedStatementPrefix = '/* prepared */'
