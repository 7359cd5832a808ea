/** Ends the launcher with one sentence for the user. */
export class Stop extends Error {
  constructor(sentence, code = 1) {
    super(sentence)
    this.code = code
  }
}
