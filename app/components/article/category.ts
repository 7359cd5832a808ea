/** A category as the pages show it: `kept` is how an article names it. */
export interface Category {
  key: string
  name: string
  kept: string
  picture: string
}

/** The category that an article carries; undefined for one that the content no longer has. */
export const categoryOf = (categories: readonly Category[], kept: string): Category | undefined =>
  categories.find(category => category.kept === kept)
