import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'

interface TorchProps {
  /** The accessible name, if the torch is more than decoration. */
  label?: string | undefined
  /** Whenever this number grows, the flame flares once and emits sparks. */
  flare?: number
  className?: string | undefined
}

const layers = [1, 2, 3, 4] as const
/** The flight of each spark: x and y in pixels, and the delay in milliseconds. */
const sparks = [
  [-96, -250, 0],
  [58, -310, 60],
  [-30, -360, 140],
  [120, -210, 90],
  [-140, -160, 180],
  [20, -420, 240],
  [84, -380, 300],
  [-70, -330, 340],
  [150, -300, 420],
] as const

const flight = ([x, y, delay]: readonly [number, number, number]): CSSProperties & Record<`--${string}`, string> => ({
  '--x': `${x}px`,
  '--y': `${y}px`,
  '--delay': `${delay}ms`,
})

const drawing = { viewBox: '0 0 400 940', focusable: false }

/**
 * The torch: a flame of layers on a staff, animated by CSS alone. Drawn by tools/make-torch.mjs. Each layer is an `<svg>` of its own: browsers
 * animate whole elements on the compositor, but groups inside an `<svg>` on the main thread.
 */
export function Torch({ label, flare = 0, className }: TorchProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span className={classNames('torch', className)} {...naming}>
      <svg {...drawing}>
        <use href="/torch.svg#staff" />
      </svg>
      <span className={classNames('torch__flame', flare > 0 && 'is-flaring')} key={flare}>
        {layers.map(layer => (
          <svg className={`torch__layer torch__layer--${layer}`} key={layer} {...drawing}>
            <use className="torch__glow" href={`/torch.svg#glow-${layer}`} />
            <use href={`/torch.svg#heat-${layer}`} />
          </svg>
        ))}
        {flare > 0 ? (
          <svg {...drawing}>
            {sparks.map(spark => (
              <circle className="torch__spark" cx="200" cy="480" r="3.6" key={spark.join()} style={flight(spark)} />
            ))}
          </svg>
        ) : null}
      </span>
    </span>
  )
}
