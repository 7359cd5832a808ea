import type { Database } from './connection.ts'

/** Returns the statements that would adapt the tables to the entities. Tables without an entity are left alone. */
export async function missingStatements({ orm }: Pick<Database, 'orm'>): Promise<string[]> {
  const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false, dropTables: false })
  return sql
    .split(/;\n/)
    .map(statement => statement.trim().replace(/;$/, ''))
    .filter(statement => statement !== '')
}
