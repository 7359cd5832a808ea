import { vi } from 'vitest'
import { z } from 'zod'
import type { TestSite } from './site.ts'
import { sqlOfStatement } from './sql-of-statement.ts'

interface RecordedStatement {
  text: string
  values: unknown[]
}

/** Returns the statements that the ORM sends to the database while `run` runs. */
export async function statementsOf(
  { em }: Pick<TestSite, 'em'>,
  run: () => Promise<unknown>,
): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = []
  const connection = em().getConnection()
  const execute = connection.execute.bind(connection)
  const spy = vi.spyOn(connection, 'execute').mockImplementation((query, values, ...rest) => {
    statements.push({ text: sqlOfStatement(query), values: z.array(z.unknown()).catch([]).parse(values) })
    return execute(query, values, ...rest)
  })
  await run().finally(() => spy.mockRestore())
  return statements
}
