import type { NumberedPlate } from '#app/content/number-plates.ts'

/** The id that links to a picture point to; undefined if the picture is shown elsewhere on the page. */
export const plateId = ({ number, isShown }: NumberedPlate): string | undefined =>
  isShown ? `plate-${number}` : undefined
