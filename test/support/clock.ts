import type { Clock } from '#server/kernel/clock.ts'

export interface TestClock extends Clock {
  set: (moment: string) => void
  advance: (milliseconds: number) => void
  restart: () => void
}

/** The morning of the anniversary, 10:00 in Nanjing. */
export const anniversary = '2025-10-27T02:00:00.000Z'

/** Returns a clock that stands still until the test moves it. */
export function testClock(start = anniversary): TestClock {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    set: moment => void (now = new Date(moment)),
    advance: milliseconds => void (now = new Date(now.getTime() + milliseconds)),
    restart: () => void (now = new Date(start)),
  }
}
