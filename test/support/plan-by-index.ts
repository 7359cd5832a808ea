import type { TimeLimitedStatement } from '#server/rpc/context.ts'
import type { TestSite } from './site.ts'

/** Returns the plan of a statement as time-limited reads run it (server/db/time-limited-reads.ts). */
export const planByIndex = ({ em }: Pick<TestSite, 'em'>, { text, values }: TimeLimitedStatement): Promise<string> =>
  em().transactional(async bounded => {
    await bounded.execute(`select set_config('enable_seqscan', 'off', true)`)
    const rows = await bounded.execute<Record<string, string>[]>(`explain ${text}`, [...values])
    return rows.map(row => Object.values(row).join('')).join('\n')
  })
