type SparkState = 'approved' | 'pending' | 'rejected'

/** A pledge in the stream: an approved one, a sample (negative id), or the reader's own before it is public. */
export interface Spark {
  id: number
  name: string
  grade: string
  message: string
  language: 'zh' | 'en'
  createdAt: string | null
  state: SparkState
}

/** Adds a pledge at the front, and updates it if it is known. */
export const withSpark = (sparks: readonly Spark[], spark: Spark): Spark[] => [
  spark,
  ...sparks.filter(({ id }) => id !== spark.id),
]
