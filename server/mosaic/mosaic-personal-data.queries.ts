import type { PersonalData } from '../rpc/personal-data.ts'
import { finishedCount, finishedBy } from './mosaic.queries.ts'

/** The puzzles that a member has finished. They are no text: the database takes them away with the member. */
export const mosaicPersonalData: PersonalData = {
  name: 'finishedMosaics',
  async exported(em, memberId) {
    const finished = await finishedBy(em, memberId)
    return finished.map(({ picture, size, swaps, finishedAt }) => ({
      picture,
      size,
      swaps,
      finishedAt: finishedAt.toISOString(),
    }))
  },
  removed: () => Promise.resolve(),
  counts: { mosaicCompleted: finishedCount },
}
