/** A category as the pages show it. `kept` is the name that articles store. */
export interface Category {
  key: string
  name: string
  kept: string
  picture: string
}

/** Returns the category of an article; undefined if the content no longer has it. */
export const categoryOf = (categories: readonly Category[], storedName: string): Category | undefined =>
  categories.find(category => category.kept === storedName)
