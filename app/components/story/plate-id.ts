import type { Placed } from '#app/content/plates-in-place.ts'

/** The place to which the ways to a plate lead; none where it is shown elsewhere on the page. */
export const plateId = ({ number, isShown }: Placed): string | undefined => (isShown ? `plate-${number}` : undefined)
