import { expect, test } from 'vitest'
import { barAt } from '#app/components/shell/use-bar-scroll.ts'

const viewport = 800

test.each([
  [0, 50, false],
  [0, 51, true],
  [51, 50, false],
])('from %i to %i px the scrolled state of the bar is %s', (before, now, scrolled) => {
  expect(barAt(before, now, viewport, false).scrolled).toBe(scrolled)
})

test.each([
  { way: 'down within the first viewport', before: 700, now: 800, wasHidden: false, hidden: false },
  { way: 'down past it', before: 800, now: 801, wasHidden: false, hidden: true },
  { way: 'further down', before: 1200, now: 1300, wasHidden: true, hidden: true },
  { way: 'up', before: 1300, now: 1290, wasHidden: true, hidden: false },
  { way: 'up into the first viewport', before: 900, now: 700, wasHidden: true, hidden: false },
  { way: 'not at all while hidden', before: 1000, now: 1000, wasHidden: true, hidden: true },
  { way: 'not at all while shown', before: 1000, now: 1000, wasHidden: false, hidden: false },
])('scrolling $way hides the bar: $hidden', ({ before, now, wasHidden, hidden }) => {
  expect(barAt(before, now, viewport, wasHidden).hidden).toBe(hidden)
})
