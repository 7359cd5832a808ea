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

/** Holds the first statement that matches, until `release` is called. `arrived` resolves when the statement is held. */
export function holdStatement(
  { em }: Pick<TestSite, 'em'>,
  pattern: RegExp,
): { arrived: Promise<unknown>; release: () => void } {
  const [arrival, hold] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
  const connection = em().getConnection()
  const execute = connection.execute.bind(connection)
  const spy = vi.spyOn(connection, 'execute').mockImplementation(async (query, ...rest) => {
    if (pattern.test(sqlOfStatement(query))) {
      spy.mockRestore()
      arrival.resolve(null)
      await hold.promise
    }
    return execute(query, ...rest)
  })
  return { arrived: arrival.promise, release: () => hold.resolve(null) }
}
