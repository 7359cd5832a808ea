/** The file names of an image's sizes. */
export const namesOf = (key: string) => ({
  large: `${key}.webp`,
  small: `${key}-small.webp`,
  square: `${key}-square.webp`,
})

/** A name that an image of ours may have: nothing else is looked for. */
export const isImageName = (name: string): boolean => /^[\w-]{22}(?:-small|-square)?\.webp$/.test(name)
