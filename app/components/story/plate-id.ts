import type { Placed } from '#app/content/plates-in-place.ts'

/** The id that links to a picture point to; undefined if the picture is shown elsewhere on the page. */
export const plateId = ({ number, isShown }: Placed): string | undefined => (isShown ? `plate-${number}` : undefined)
