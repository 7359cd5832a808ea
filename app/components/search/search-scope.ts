/** Where one searches: in one board, or in what one member wrote. */
export type Within = { board: number; member?: never } | { member: string; board?: never }
