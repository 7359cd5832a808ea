import type { PersonalData } from '../rpc/personal-data-contract.ts'
import { finishedCount, finishedBy } from './mosaic.queries.ts'

/** Personal data: the puzzles that a member has finished. They are no texts; the database deletes them with the member. */
export const mosaicPersonalData: PersonalData = {
  name: 'finishedMosaics',
  async exportRows(em, memberId) {
    const finished = await finishedBy(em, memberId)
    return finished.map(({ picture, size, swaps, finishedAt }) => ({
      picture,
      size,
      swaps,
      finishedAt: finishedAt.toISOString(),
    }))
  },
  erase: () => Promise.resolve(),
  counts: { mosaicCompleted: finishedCount },
}
