import { expect, test } from 'vitest'
import { TimelineWidget } from '#app/components/home/timeline-widget.tsx'
import { homePage } from '#app/content/for-home.ts'
import { framed } from '#test/app/shell/framed.tsx'

test('the plates of Home are numbered through without a gap', async () => {
  const html = await framed(<TimelineWidget eras={homePage('zh').eras} />)
  const numbers = [...html.matchAll(/图 (\d+)</g)].map(([, number]) => Number(number))
  expect(numbers.length).toBeGreaterThan(4)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})
