import type { CSSProperties } from 'react'
import { classNames } from '#app/components/ui/class-names.ts'

/** The part of the picture that a piece shows. */
function tileStyle(piece: number, size: number): CSSProperties {
  const along = (at: number) => `${(at * 100) / (size - 1)}%`
  return {
    backgroundPosition: `${along(piece % size)} ${along(Math.floor(piece / size))}`,
    backgroundSize: `${size * 100}%`,
  }
}

interface TileProps {
  piece: number
  size: number
  isPlaced?: boolean
}

/** The face of a tile: its part of the picture, and its number for readers who turn numbers on. */
export function TileFace({ piece, size, isPlaced = false }: TileProps) {
  return (
    <span className={classNames('tile__face', isPlaced && 'is-placed')} style={tileStyle(piece, size)}>
      <span className="tile__number" aria-hidden="true">
        {piece + 1}
      </span>
    </span>
  )
}
