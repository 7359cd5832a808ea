import { expect, test } from 'vitest'
import { z } from 'zod'
import { appRouter } from '#server/router.ts'

const { procedures } = appRouter._def
const shape = z.object({ output: z.instanceof(z.ZodType).optional() })

test.each(Object.entries<unknown>(procedures))('%s declares its output schema', (_, procedure) => {
  const { output } = shape.parse(typeof procedure === 'function' && '_def' in procedure ? procedure._def : {})
  expect(output !== undefined).toBe(true)
})
