import type { Placed } from '#app/content/plates-in-place.ts'

/** The id that links to a plate point to; undefined if the plate is shown elsewhere on the page. */
export const plateId = ({ number, isShown }: Placed): string | undefined => (isShown ? `plate-${number}` : undefined)
