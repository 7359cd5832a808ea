import { classNames } from './class-names.ts'

interface WaterContourProps {
  /** `reach` a river bed for grounds, `divider` a strip, `pool` a closed basin, `rapids` for what went wrong. */
  shape: 'reach' | 'divider' | 'pool' | 'rapids'
  className?: string | undefined
}

/** Isobaths in the colour of the ground's water, from static drawings (tools/draw-contours.mjs). Decoration only. */
export function WaterContour({ shape, className }: WaterContourProps) {
  return <span className={classNames('water', `water--${shape}`, className)} aria-hidden="true" />
}
