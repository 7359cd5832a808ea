import { anyone, limited, member, router } from '../rpc/procedures.ts'
import { countApproved as countBlessings } from '../blessing/blessing.queries.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import { countApproved as countPledges } from '../pledge/pledge.queries.ts'
import { countFinishedBoards } from './count-finished.ts'
import { shufflePieces } from './shuffle-tiles.ts'
import { EncryptedPuzzles, puzzles } from './encrypted-puzzles.ts'
import { finishedBy } from './mosaic.queries.ts'
import * as schema from './mosaic.schema.ts'
import { viewBoard, viewGlance } from './mosaic.view.ts'
import { swapTiles } from './swap-tiles.ts'

// The puzzles made from texts of the community. Each browser stores its own puzzles, encrypted; the site stores what members have finished.
export const mosaicRouter = router({
  /** All puzzles with the progress of this browser and this member. */
  all: anyone
    .input(schema.allBoards)
    .output(schema.mosaicGlances)
    .query(async ({ ctx: { em, site, viewer }, input: { kept } }) => {
      const boards = new EncryptedPuzzles(site.vault, kept)
      const finished = isSignedIn(viewer) ? await finishedBy(em, viewer.id) : []
      const best = new Map(finished.map(({ picture, size, swaps }) => [`${picture}-${size}`, swaps]))
      const [blessings, pledges] = await Promise.all([countBlessings(em), countPledges(em)])
      return {
        puzzles: puzzles.map(each =>
          viewGlance(viewer, boards, { ...each, best: best.get(`${each.picture}-${each.size}`) }),
        ),
        voices: blessings + pledges,
      }
    }),

  one: anyone
    .input(schema.oneBoard)
    .output(schema.mosaicBoard)
    .query(({ ctx: { site, viewer }, input }) =>
      viewBoard(viewer, new EncryptedPuzzles(site.vault, input.kept), input),
    ),

  swap: anyone
    .meta({ whileSuspended: true, counts: false })
    .input(schema.swapTiles)
    .output(schema.movedBoard)
    .use(limited('mosaic'))
    .mutation(async ({ ctx, input }) => {
      const { boards, puzzle } = await swapTiles(ctx, input)
      return { kept: boards.seal(), board: viewBoard(ctx.viewer, boards, puzzle) }
    }),

  /** Starts again with another arrangement. A puzzle that was finished before stays counted. */
  shuffle: anyone
    .meta({ whileSuspended: true, counts: false })
    .input(schema.oneBoard)
    .output(schema.movedBoard)
    .use(limited('mosaic'))
    .mutation(({ ctx: { site, viewer }, input: { kept, ...puzzle } }) => {
      const boards = new EncryptedPuzzles(site.vault, kept)
      boards.put(puzzle, { pieces: shufflePieces(puzzle.size), swaps: 0 })
      return { kept: boards.seal(), board: viewBoard(viewer, boards, puzzle) }
    }),

  /** Counts for the member what they finished as a guest. */
  count: member
    .input(schema.allBoards)
    .output(schema.countedBoards)
    .use(limited('mosaic'))
    .mutation(async ({ ctx, input: { kept } }) => {
      const boards = new EncryptedPuzzles(ctx.site.vault, kept)
      const counted = await countFinishedBoards(ctx, boards)
      return { kept: boards.seal(), counted }
    }),
})
