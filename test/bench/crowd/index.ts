import type { RunningSite } from '../running-site.ts'
import { arrivals, type ArrivalFigures } from './arrivals.ts'
import { measureAddresses, type AddressFigures } from './address-throughput.ts'
import { besideLast, storeFigures, lastFigures } from './stored-figures.ts'
import { peopleOf } from './people.ts'

/**
 * Simulates the hour of the anniversary: each address under load compared with a bare response of the same bytes, then a growing crowd. Yields the
 * line of each address when it is measured, and those of the crowd at the end, because the whole takes ten minutes.
 */
export async function* benchCrowd(site: RunningSite): AsyncGenerator<string> {
  const name = site.database.embedded ? 'crowd-embedded' : 'crowd-outside'
  const last = lastFigures(name)
  const figures: Record<string, number> = {}
  const { member, admin } = await peopleOf(site)
  yield header
  for await (const address of measureAddresses(site, member)) {
    figures[keyOf(address)] = address.load.perSecond
    yield lineOf(address, last[keyOf(address)])
  }
  const crowd = await arrivals(site, admin)
  for (const { offered, load } of crowd.steps) figures[`arrivals ${offered}`] = load.perSecond
  yield* arrivalLines(crowd, last)
  yield `kept in ${storeFigures(name, { ...figures, memory: crowd.memory })}`
}

const keyOf = ({ name, connections }: Pick<AddressFigures, 'name' | 'connections'>) => `${name} at ${connections}`

const columns = (...cells: readonly string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(44) : cell.padStart(11))).join('')

const header = columns(
  'address',
  'conns',
  'a second',
  'p50 ms',
  'p95',
  'p99',
  'cpu ms',
  'MB',
  'of bare',
  'refused',
  'failed',
)

function lineOf({ name, connections, load, bare }: AddressFigures, last: number | undefined): string {
  const { perSecond, p50, p95, p99, processor, memory, refused, failed } = load
  const line = columns(
    name,
    String(connections),
    perSecond.toFixed(0),
    p50.toFixed(1),
    p95.toFixed(1),
    p99.toFixed(1),
    processor.toFixed(2),
    memory.toFixed(0),
    (perSecond / bare).toFixed(2),
    String(refused),
    String(failed),
  )
  return `${line}  ${besideLast(perSecond, last)}`
}

function arrivalLines(
  { streams, steps, approved, recovery, memory }: ArrivalFigures,
  last: Readonly<Record<string, number>>,
) {
  return [
    '',
    `arrivals with ${streams} open streams; ${approved} pledges approved meanwhile`,
    columns('offered a second', 'answered', 'p50 ms', 'p95', 'p99', 'cpu ms', 'MB', 'refused', 'within ms', 'failed'),
    ...steps.map(({ offered, load }) => {
      const line = columns(
        String(offered),
        load.perSecond.toFixed(0),
        load.p50.toFixed(1),
        load.p95.toFixed(1),
        load.p99.toFixed(1),
        load.processor.toFixed(2),
        load.memory.toFixed(0),
        String(load.refused),
        load.refusedWithin?.toFixed(1) ?? '–',
        String(load.failed),
      )
      return `${line}  ${besideLast(load.perSecond, last[`arrivals ${offered}`])}`
    }),
    `Home was quick again ${recovery.toFixed(1)} s after the last arrival; ${memory.toFixed(0)} MB at the most`,
  ]
}
