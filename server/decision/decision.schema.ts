/** The state of a text. `status` is the word of its kind: articles have other statuses than the other kinds. */
export interface TextState {
  status: string
  reason: string | null
  reviewedAt: string | null
}
