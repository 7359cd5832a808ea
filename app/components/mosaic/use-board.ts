import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MosaicBoard } from '#server/mosaic/mosaic.schema.ts'
import { puzzleAddress } from './mosaic-address.ts'
import { applyMove, countPlaced } from './tile-moves.ts'
import { addSwap, acceptLoadedBoard, useSwapQueue } from './swap-queue.ts'

/** Returns the board as the player sees it. A swap shows immediately and is queued; a refused one is undone. */
export function useBoard(known: MosaicBoard, chosenFirst: number | null) {
  const { t } = useTranslation('mosaic')
  const at = puzzleAddress(known)
  const { waiting, answered } = useSwapQueue()
  const [chosen, setChosen] = useState(chosenFirst)
  const [announcement, announce] = useState('')
  useEffect(() => {
    acceptLoadedBoard(known)
    // A reshuffled board has moved the chosen tile, so the choice is reset.
    if (known.swaps === 0) setChosen(chosenFirst)
  }, [known, chosenFirst])
  const board = waiting.filter(swap => swap.at === at).reduce(applyMove, answered[at] ?? known)

  function choose(place: number): void {
    const piece = board.pieces[place] ?? 0
    const first = chosen === null ? undefined : board.pieces[chosen]
    if (first === undefined) {
      setChosen(place)
      announce(t('chosen', { piece: piece + 1 }))
      return
    }
    setChosen(null)
    if (first === piece) {
      announce(t('letGo', { piece: piece + 1 }))
      return
    }
    const move = { piece: first, place }
    addSwap({ ...move, at, failed: t('failed') })
    announce(t('swapped', { piece: first + 1, other: piece + 1, placed: countPlaced(applyMove(board, move).pieces) }))
  }

  function deselect(): void {
    if (chosen === null) return
    announce(t('letGo', { piece: (board.pieces[chosen] ?? 0) + 1 }))
    setChosen(null)
  }

  return { board, chosen, announcement, choose, deselect }
}
