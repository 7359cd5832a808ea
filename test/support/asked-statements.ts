import { vi } from 'vitest'
import { z } from 'zod'
import type { TestSite } from './site.ts'
import { statementOf } from './statement.ts'

interface Asked {
  text: string
  values: unknown[]
}

/** Returns the statements that the ORM sends to the database while `run` runs. */
export async function statementsOf({ em }: Pick<TestSite, 'em'>, run: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = []
  const connection = em().getConnection()
  const ask = connection.execute.bind(connection)
  const spy = vi.spyOn(connection, 'execute').mockImplementation((query, values, ...rest) => {
    asked.push({ text: statementOf(query), values: z.array(z.unknown()).catch([]).parse(values) })
    return ask(query, values, ...rest)
  })
  await run().finally(() => spy.mockRestore())
  return asked
}
