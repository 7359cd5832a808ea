import type { NumberedIllustration } from '#app/content/number-illustrations.ts'

/** The id that links to a picture point to; undefined if the picture is shown elsewhere on the page. */
export const illustrationId = ({ number, isShown }: NumberedIllustration): string | undefined =>
  isShown ? `plate-${number}` : undefined
