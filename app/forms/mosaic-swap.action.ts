import { data, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { swapForm } from '#server/mosaic/mosaic.schema.ts'
import { requireMember } from './page-guards.ts'
import { puzzleParams } from './route-params.ts'
import { seeOther, submit, acceptsHtml } from './submit.ts'

/** Swaps two tiles: redirects a browser without scripts to the board, and returns the board to a script. */
export function swapAction(args: ActionFunctionArgs) {
  const { context, request } = args
  const puzzle = puzzleParams(args)
  return submit(args, {
    schema: swapForm,
    isImmediate: true,
    run: (api, move) => api.mosaic.swap({ kept: context.mosaics, ...puzzle, ...move }),
    done({ kept, board }) {
      context.storeMosaics(kept)
      return acceptsHtml(request) ? seeOther(`/mosaic/${puzzle.picture}/${puzzle.size}#board`) : data(board)
    },
  })
}

/** Counts a puzzle for a member who finished it before logging in. */
export function countPuzzleAction(args: ActionFunctionArgs) {
  const { context } = args
  requireMember(args)
  const { picture, size } = puzzleParams(args)
  return submit(args, {
    schema: z.object({}),
    run: api => api.mosaic.count({ kept: context.mosaics }),
    done({ kept, counted }) {
      context.storeMosaics(kept)
      if (counted > 0) context.flash({ type: 'success', text: 'mosaic:finished.done' })
      return seeOther(`/mosaic/${picture}/${size}`)
    },
  })
}
