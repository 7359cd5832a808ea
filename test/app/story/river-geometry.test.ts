import { describe, expect, test } from 'vitest'
import { drawStretch, narrow, wide, type Stretch } from '#app/components/story/timeline/river-geometry.ts'
import { planCourse, riverSource, type Course, type PagePart } from '#app/components/story/timeline/river-layout.ts'

const parts: PagePart[] = [
  { kind: 'era', streams: 1, joins: false },
  { kind: 'landings', landings: [{}, { streams: 2 }, { streams: 0 }] },
  { kind: 'era', streams: 5, joins: true },
  { kind: 'landings', landings: [{}] },
  { kind: 'era', streams: 7, joins: false },
]

const stretchesOf = (course: Course): Stretch[] =>
  course.kind === 'era'
    ? [...(course.gathering === undefined ? [] : [course.gathering]), course.beside, course.under, course.along]
    : [...course.positions.map(({ arriving }) => arriving), course.leaving]

const { courses, end } = planCourse(riverSource, parts)
const stretches = courses.flatMap(stretchesOf)

const numbers = (path: string) => [...path.matchAll(/-?[\d.]+/g)].map(Number)
const firstOf = (path: string) => numbers(path).slice(0, 2)
const lastOf = (path: string) => numbers(path).slice(-2)

describe('the drawn river', () => {
  test('is continuous: each section starts where the previous one ends', () => {
    expect(stretches[0]?.from).toEqual(riverSource)
    stretches.slice(1).forEach((stretch, index) => expect(stretch.from).toEqual(stretches[index]?.to))
    expect(stretches[stretches.length - 1]?.to).toEqual(end)
  })

  test('runs from the top of each section to its bottom, with a line for each stream', () => {
    for (const stretch of stretches) {
      const { lines } = drawStretch(stretch, wide)
      expect(lines).toHaveLength(Math.max(1, stretch.to.streams))
      lines.forEach(line => expect(lastOf(line)[1]).toBe(100))
      if (stretch.form !== 'gathers') lines.forEach(line => expect(firstOf(line)[1]).toBe(0))
    }
  })

  test('has lines that start at the end of a line above, or outside the page', () => {
    for (const area of [wide, narrow])
      stretches.slice(1).forEach((stretch, index) => {
        const above = stretches[index]
        const ends =
          above === undefined ? [] : drawStretch(above, area).lines.map(line => lastOf(line)[0] ?? Number.NaN)
        for (const line of drawStretch(stretch, area).lines) {
          const [x = Number.NaN] = firstOf(line)
          const isFromOutside = stretch.form === 'gathers' && (x < 0 || x > area.width)
          const isContinued = ends.some(known => Math.abs(known - x) < 0.2)
          // two streams that go underground start between the lines above
          expect(isFromOutside || isContinued || stretch.to.streams === 0, `${stretch.form} at ${x}`).toBe(true)
        }
      })
  })

  test('is joined by streams from both sides in the section that gathers them', () => {
    const gathering = stretches.find(({ form }) => form === 'gathers')
    const starts = gathering === undefined ? [] : drawStretch(gathering, wide).lines.map(line => firstOf(line)[0] ?? 0)
    expect(starts.filter(x => x < 0)).toHaveLength(2)
    expect(starts.filter(x => x > 1000)).toHaveLength(2)
  })

  test('is drawn without a bed where it goes underground', () => {
    const hidden = stretches.filter(({ to }) => to.streams === 0).map(stretch => drawStretch(stretch, wide))
    expect(hidden.length).toBeGreaterThan(0)
    for (const { isHidden, bed } of hidden) expect([isHidden, bed]).toEqual([true, undefined])
  })

  test('stays in its margin on a narrow screen', () => {
    for (const stretch of stretches.filter(({ form }) => form !== 'gathers'))
      for (const x of drawStretch(stretch, narrow).lines.flatMap(line =>
        numbers(line).filter((_, place) => place % 2 === 0),
      )) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(narrow.width)
      }
  })

  test('alternates between the sides of the texts', () => {
    expect(courses.flatMap(course => (course.kind === 'era' ? [course.side] : []))).toEqual(['start', 'end', 'start'])
  })
})
