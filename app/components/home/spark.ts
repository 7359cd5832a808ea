type SparkState = 'approved' | 'pending' | 'rejected'

/** A pledge on the river: everybody's approved ones, samples (negative ids), and the reader's own before they are public. */
export interface Spark {
  id: number
  name: string
  grade: string
  message: string
  language: 'zh' | 'en'
  createdAt: string | null
  state: SparkState
}

/** Adds a spark in front, or brings its known one up to date. */
export const withSpark = (sparks: readonly Spark[], spark: Spark): Spark[] => [
  spark,
  ...sparks.filter(({ id }) => id !== spark.id),
]
