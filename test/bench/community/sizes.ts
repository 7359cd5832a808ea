/** The sizes of a community, derived from its number of posts. */
export interface Sizes {
  posts: number
  members: number
  /** The replies to all posts together. */
  replies: number
  /** The replies to the long post. */
  longPost: number
  /** The followers of the long post. */
  followers: number
}

export const sizesOf = (posts: number): Sizes => ({
  posts,
  members: Math.ceil(posts / 10),
  replies: posts * 3,
  longPost: Math.ceil(posts / 20),
  followers: Math.ceil(posts / 50),
})

/** These are fixed: more members make larger classes and departments. */
export const classes = 80
export const departments = 40

/** The ids of generated members begin here, because a few accounts exist before. */
export const firstMember = 1_000

/** A post with few replies; every fiftieth post waits for review. */
export const shortPostOf = ({ posts }: Sizes): number => Math.floor(posts / 100) * 50 + 1

export const longPostOf = ({ posts }: Sizes): number => posts - 3
