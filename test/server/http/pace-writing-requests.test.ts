import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { paceWrites } from '#server/http/pace-writing-requests.ts'

function setup(maxStartsPerRound: number) {
  const begun: string[] = []
  const app = new Hono()
  app.use(paceWrites(maxStartsPerRound))
  app.all('*', call => {
    begun.push(`${call.req.method} ${call.req.path}`)
    return call.text('done')
  })
  const ask = async (method: string, path: string) => app.request(path, { method })
  return { begun, ask }
}

test('a read during a crowd of writes is served between them, and every write is answered', async () => {
  const { begun, ask } = setup(2)
  const writers = Array.from({ length: 9 }, (_, index) => ask('POST', `/${index}`))
  const reader = ask('GET', '/page')
  const responses = await Promise.all([...writers, reader])
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(begun.slice(0, 3)).toEqual(['POST /0', 'POST /1', 'GET /page'])
  expect(begun.slice(3)).toEqual([2, 3, 4, 5, 6, 7, 8].map(index => `POST /${index}`))
})

test('after a crowd the next write does not wait', async () => {
  const { begun, ask } = setup(2)
  await Promise.all(Array.from({ length: 5 }, (_, index) => ask('POST', `/${index}`)))
  await new Promise(setImmediate)
  void ask('POST', '/late')
  expect(begun.at(-1)).toBe('POST /late')
})
