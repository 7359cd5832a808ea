/** How much there is in a community, each as a share of its posts. */
export interface Sizes {
  posts: number
  members: number
  /** Of all posts together. */
  replies: number
  /** Of one post alone. */
  longPost: number
  /** Of the same post. */
  followers: number
}

export const sizesOf = (posts: number): Sizes => ({
  posts,
  members: Math.ceil(posts / 10),
  replies: posts * 3,
  longPost: Math.ceil(posts / 20),
  followers: Math.ceil(posts / 50),
})

/** More members make larger classes and departments. */
export const classes = 80
export const departments = 40

/** Ids of members that were loaded begin here: a few accounts are there before. */
export const firstMember = 1_000

/** One of the others; every fiftieth waits for review. */
export const shortPostOf = ({ posts }: Sizes): number => Math.floor(posts / 100) * 50 + 1

export const longPostOf = ({ posts }: Sizes): number => posts - 3
