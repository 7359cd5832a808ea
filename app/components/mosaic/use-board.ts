import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '#app/components/ui/show-toast.ts'
import type { takeSwap } from '#app/forms/take-swap.ts'
import { isReply } from '#app/forms/reply.ts'
import type { MosaicBoard } from '#server/mosaic/mosaic.schema.ts'
import { puzzleAt } from './address.ts'
import { moved, placedIn, type Move } from './moves.ts'

/**
 * The board as whoever plays sees it: a swap shows at once and is sent when the one before it was answered, for each answer brings the
 * cookie that the next one needs. What is refused goes back.
 */
export function useBoard(known: MosaicBoard, chosenFirst: number | null) {
  const { t } = useTranslation('mosaic')
  const fetcher = useFetcher<typeof takeSwap>()
  const [held, setHeld] = useState(known)
  const [waiting, setWaiting] = useState<readonly Move[]>([])
  const [chosen, setChosen] = useState(chosenFirst)
  const [said, setSaid] = useState('')
  const sent = useRef<Move>(undefined)
  useEffect(() => {
    if (sent.current === undefined) setHeld(known)
  }, [known])
  useEffect(() => {
    if (fetcher.state !== 'idle') return
    const answer = fetcher.data
    if (sent.current !== undefined) {
      sent.current = undefined
      if (answer !== undefined && 'board' in answer) {
        setHeld(answer.board)
        setWaiting(moves => moves.slice(1))
      } else {
        setWaiting([])
        showToast({ type: 'error', message: `${t('failed')}${(isReply(answer) ? answer.message : undefined) ?? ''}` })
      }
      return
    }
    const [next] = waiting
    if (next === undefined) return
    sent.current = next
    fetcher.submit({ piece: next.piece, place: next.place }, { method: 'post', action: puzzleAt(known) })
  }, [fetcher, waiting, known, t])
  const board = waiting.reduce(moved, held)

  function choose(place: number): void {
    const piece = board.pieces[place] ?? 0
    const first = chosen === null ? undefined : board.pieces[chosen]
    if (first === undefined) {
      setChosen(place)
      setSaid(t('chosen', { piece: piece + 1 }))
      return
    }
    setChosen(null)
    if (first === piece) {
      setSaid(t('letGo', { piece: piece + 1 }))
      return
    }
    const move = { piece: first, place }
    setWaiting(moves => [...moves, move])
    setSaid(t('swapped', { piece: first + 1, other: piece + 1, placed: placedIn(moved(board, move).pieces) }))
  }

  function letGo(): void {
    if (chosen === null) return
    setSaid(t('letGo', { piece: (board.pieces[chosen] ?? 0) + 1 }))
    setChosen(null)
  }

  return { board, chosen, said, choose, letGo }
}
