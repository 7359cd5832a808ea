import { useSyncExternalStore } from 'react'
import { pageLocale } from '#app/browser/page-locale.ts'
import { showErrorReason, type ErrorReason } from '#app/browser/error-reason-toast.ts'
import { fetchWithTimeout } from '#app/browser/fetch-with-timeout.ts'
import { readPageAgain } from '#app/remix/router.ts'
import { isFormResult, type FormResult } from '#app/components/form/form-result.ts'
import { systemMessage } from '#app/i18n/system-messages.ts'
import type { MosaicBoard } from '#server/mosaic/mosaic.schema.ts'
import { puzzleAddress } from './mosaic-address.ts'
import type { Move } from './tile-moves.ts'

/** A swap without a response from the server yet. */
interface Swap extends Move {
  /** The address of the puzzle. */
  at: string
  /** The message if the swap is refused. */
  failed: string
}

interface Queue {
  waiting: readonly Swap[]
  /** The last response of the server, by the address of the puzzle. */
  answered: Readonly<Record<string, MosaicBoard>>
}

// One queue for all puzzles and for the lifetime of the document: each response sets the cookie that the next swap needs, whichever puzzle it
// is for, and pending swaps are still sent after the reader has opened another page.
const empty: Queue = { waiting: [], answered: {} }
let queue = empty
let isSending = false
const listeners = new Set<() => void>()

function setQueue(next: Queue): void {
  queue = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSwapQueue = (): Queue =>
  useSyncExternalStore(
    subscribe,
    () => queue,
    () => empty,
  )

/** Sends a swap after the responses to the earlier ones. */
export function addSwap(swap: Swap): void {
  setQueue({ ...queue, waiting: [...queue.waiting, swap] })
  void sendAll()
}

/** Replaces the last response by a board that the page has loaded, unless the page loaded it before that response. */
export function acceptLoadedBoard(read: MosaicBoard): void {
  const { [puzzleAddress(read)]: known, ...answered } = queue.answered
  const isBehind = known !== undefined && read.swaps > 0 && read.swaps < known.swaps
  if (known !== undefined && !isBehind) setQueue({ ...queue, answered })
}

async function sendAll(): Promise<void> {
  if (isSending) return
  isSending = true
  let last: MosaicBoard | undefined
  for (let next = queue.waiting[0]; next !== undefined; next = queue.waiting[0]) last = await send(next)
  isSending = false
  // After the last swap the page shows what comes next. If the player has left the board, the open page shows the new progress.
  if (last?.finished === true || listeners.size === 0) readPageAgain()
}

/** Sends a swap. If it is refused, it and all swaps after it are undone. */
async function send(swap: Swap): Promise<MosaicBoard | undefined> {
  const { board, reason } = await postSwap(swap)
  if (board === undefined) {
    setQueue({ ...queue, waiting: [] })
    showErrorReason(reason, why => `${swap.failed}${why}`)
  } else setQueue({ waiting: queue.waiting.slice(1), answered: { ...queue.answered, [swap.at]: board } })
  return board
}

const none: ErrorReason = { message: '' }

const reasonOf = ({ message = '', translation }: FormResult): ErrorReason => ({ message, translation })

async function postSwap({ at, piece, place }: Swap): Promise<{ board?: MosaicBoard; reason: ErrorReason }> {
  try {
    const body = new URLSearchParams({ piece: String(piece), place: String(place) })
    const response = await fetchWithTimeout(`${at}/swap`, { method: 'POST', body })
    const json: unknown = await response.json()
    return isBoard(json) ? { board: json, reason: none } : { reason: isFormResult(json) ? reasonOf(json) : none }
  } catch {
    return { reason: systemMessage(pageLocale(), 'network') }
  }
}

const isBoard = (json: unknown): json is MosaicBoard =>
  typeof json === 'object' &&
  json !== null &&
  'pieces' in json &&
  Array.isArray(json.pieces) &&
  'swaps' in json &&
  typeof json.swaps === 'number' &&
  'finished' in json &&
  typeof json.finished === 'boolean'
