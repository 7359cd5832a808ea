/** The file names of an image's sizes. */
export const namesOf = (key: string) => ({
  large: `${key}.webp`,
  small: `${key}-small.webp`,
  square: `${key}-square.webp`,
})

/** Returns true for a name that an uploaded image may have. Other names are not looked up. */
export const isImageName = (name: string): boolean => /^[\w-]{22}(?:-small|-square)?\.webp$/.test(name)
