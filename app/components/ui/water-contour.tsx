import { classNames } from './class-names.ts'

interface WaterContourProps {
  /** `reach` is a river bed for backgrounds, `divider` a strip, `pool` a closed basin, `rapids` for errors. */
  shape: 'reach' | 'divider' | 'pool' | 'rapids'
  className?: string | undefined
}

/** Decorative depth contours in the water colour of the background, from static drawings (tools/draw-contours.mjs). */
export function WaterContour({ shape, className }: WaterContourProps) {
  return <span className={classNames('water', `water--${shape}`, className)} aria-hidden="true" />
}
