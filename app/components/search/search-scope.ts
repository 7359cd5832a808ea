/** The scope of a search: one board, or the texts of one member. */
export type SearchScope = { board: number; member?: never } | { member: string; board?: never }
