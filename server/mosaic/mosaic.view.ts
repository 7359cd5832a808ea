import { isSignedIn, type Viewer } from '../kernel/viewer.ts'
import { countInPlace, isSolved } from './shuffle-tiles.ts'
import type { EncryptedPuzzles, Puzzle } from './encrypted-puzzles.ts'
import type { MosaicBoard, MosaicGlance } from './mosaic.schema.ts'

export function viewBoard(viewer: Viewer, boards: EncryptedPuzzles, { picture, size }: Puzzle): MosaicBoard {
  const { pieces, swaps, countedFor } = boards.of({ picture, size })
  const counted = countedFor === undefined ? 'no' : isOwn(viewer, countedFor) ? 'yours' : 'another'
  return { picture, size, pieces: [...pieces], swaps, finished: isSolved(pieces), counted }
}

const isOwn = (viewer: Viewer, memberId: number) => isSignedIn(viewer) && viewer.id === memberId

export function viewGlance(
  viewer: Viewer,
  boards: EncryptedPuzzles,
  { best, ...puzzle }: Puzzle & { best: number | undefined },
): MosaicGlance {
  const { pieces, ...board } = viewBoard(viewer, boards, puzzle)
  return { ...board, placed: countInPlace(pieces), best: best ?? null }
}
