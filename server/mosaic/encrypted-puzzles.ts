import { z } from 'zod'
import type { Vault } from '../kernel/secret.ts'
import { firstShuffle, isSolved, type Pieces } from './shuffle-tiles.ts'
import { mosaicPictures, mosaicSizes, type MosaicPicture, type MosaicSize } from './mosaic.schema.ts'

/** The state of a puzzle. */
export interface PuzzleState {
  pieces: Pieces
  swaps: number
  /** The member for whom it was counted as finished. */
  countedFor?: number | undefined
}

export interface Puzzle {
  picture: MosaicPicture
  size: MosaicSize
}

export const puzzles: readonly Puzzle[] = mosaicPictures.flatMap(picture =>
  mosaicSizes.map(size => ({ picture, size })),
)

// A piece is one character, so that nine puzzles fit into a cookie.
const written = z.tuple([z.string().regex(/^[0-9a-o]{9,25}$/), z.int().min(0), z.int().nullable()])
const all = z.object({ mosaics: z.record(z.string(), written) })

const sealPurpose = 'mosaics'

const nameOf = ({ picture, size }: Puzzle) => `${picture}-${size}`

/**
 * All puzzles of one browser. The browser stores them, encrypted by the site, so that nobody can forge an arrangement or a number of swaps. A puzzle
 * that cannot be decrypted or is no valid arrangement counts as untouched.
 */
export class EncryptedPuzzles {
  readonly #vault: Vault
  readonly #boards: Map<string, PuzzleState>

  constructor(vault: Vault, kept: string | null | undefined) {
    this.#vault = vault
    this.#boards = read(vault.open(sealPurpose, kept ?? ''))
  }

  of(puzzle: Puzzle): PuzzleState {
    const board = this.#boards.get(nameOf(puzzle))
    return board?.pieces.length === puzzle.size ** 2
      ? board
      : { pieces: firstShuffle(puzzle.picture, puzzle.size), swaps: 0 }
  }

  put(puzzle: Puzzle, board: PuzzleState): void {
    this.#boards.set(nameOf(puzzle), board)
  }

  /** Returns the solved puzzles that are not counted for a member yet. */
  uncounted(): readonly Puzzle[] {
    return puzzles.filter(puzzle => {
      const { pieces, countedFor } = this.of(puzzle)
      return isSolved(pieces) && countedFor === undefined
    })
  }

  seal(): string {
    const mosaics = puzzles.flatMap(puzzle => {
      const board = this.#boards.get(nameOf(puzzle))
      return board === undefined ? [] : [[nameOf(puzzle), writtenOf(board)] as const]
    })
    return this.#vault.seal(sealPurpose, JSON.stringify({ mosaics: Object.fromEntries(mosaics) }))
  }
}

const writtenOf = ({ pieces, swaps, countedFor }: PuzzleState): z.infer<typeof written> => [
  pieces.map(piece => piece.toString(36)).join(''),
  swaps,
  countedFor ?? null,
]

function read(text: string | undefined): Map<string, PuzzleState> {
  const found = all.safeParse(parsed(text ?? ''))
  if (!found.success) return new Map()
  const boards = Object.entries(found.data.mosaics).map(([name, [pieces, swaps, countedFor]]) => {
    const board: PuzzleState = {
      pieces: Array.from(pieces, piece => Number.parseInt(piece, 36)),
      swaps,
      countedFor: countedFor ?? undefined,
    }
    return [name, board] as const
  })
  return new Map(boards.filter(([, { pieces }]) => holdsEachOnce(pieces)))
}

const holdsEachOnce = (pieces: Pieces) =>
  new Set(pieces).size === pieces.length && pieces.every(piece => piece < pieces.length)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
