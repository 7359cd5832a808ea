import { useRef, useState, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/components/ui/class-names.ts'
import { useHydrated } from '#app/components/ui/use-hydrated.ts'
import type { MosaicBoard } from '#server/mosaic/mosaic.schema.ts'
import { mosaicPictureAddress, puzzleAddress } from './mosaic-address.ts'
import { placeForKey } from './tile-moves.ts'
import { TileFace } from './tile.tsx'

interface TilesProps {
  board: MosaicBoard
  chosen: number | null
  choose: (place: number) => void
  deselect: () => void
  /** The description of the complete picture. */
  alt: string
}

const shown = ({ picture, size }: MosaicBoard): CSSProperties & Record<`--${string}`, string | number> => ({
  '--size': size,
  '--picture': `url(${mosaicPictureAddress(picture)})`,
})

/**
 * The tiles. Without scripts each is a form button: the first choice becomes part of the address, the second is sent. With scripts the same buttons
 * swap immediately, and arrow keys move between them.
 */
export function Tiles({ board, alt, ...play }: TilesProps) {
  const { t } = useTranslation('mosaic')
  if (board.finished)
    return (
      <div id="board" className="board is-whole" role="img" aria-label={alt} style={shown(board)}>
        {board.pieces.map(piece => (
          <span key={piece} className="tile">
            <TileFace piece={piece} size={board.size} />
          </span>
        ))}
      </div>
    )
  const { chosen } = play
  const action = `${puzzleAddress(board)}#board`
  return (
    <form
      id="board"
      className={classNames('board', chosen !== null && 'is-choosing')}
      method={chosen === null ? 'get' : 'post'}
      action={action}
      aria-label={t('board', { size: board.size })}
      style={shown(board)}
    >
      {chosen === null ? null : <input type="hidden" name="piece" value={board.pieces[chosen]} />}
      <TileButtons board={board} {...play} />
    </form>
  )
}

function TileButtons({ board, chosen, choose, deselect }: Omit<TilesProps, 'alt'>) {
  const { t } = useTranslation('mosaic')
  const hydrated = useHydrated()
  const { pieces, size } = board
  const [current, setCurrent] = useState(chosen ?? 0)
  const tiles = useRef<(HTMLButtonElement | null)[]>([])
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') deselect()
    const next = placeForKey(event.key, current, size)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setCurrent(next)
    tiles.current[next]?.focus()
  }
  function onClick(event: MouseEvent, place: number): void {
    event.preventDefault()
    setCurrent(place)
    choose(place)
  }
  return pieces.map((piece, place) => {
    const at = { row: Math.floor(place / size) + 1, column: (place % size) + 1, piece: piece + 1 }
    const isPlaced = piece === place
    return (
      <button
        key={place}
        id={`tile-${place}`}
        type="submit"
        name={chosen === null ? 'chosen' : 'place'}
        value={place}
        className={classNames('tile', chosen === place && 'is-chosen')}
        aria-label={t(isPlaced ? 'tilePlaced' : 'tile', at)}
        aria-pressed={chosen === place}
        tabIndex={hydrated && place !== current ? -1 : 0}
        ref={tile => void (tiles.current[place] = tile)}
        onClick={event => onClick(event, place)}
        onFocus={() => setCurrent(place)}
        onKeyDown={onKeyDown}
      >
        <TileFace key={piece} piece={piece} size={size} isPlaced={isPlaced} />
      </button>
    )
  })
}
