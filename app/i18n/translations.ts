/** The type of a language file: the same keys as the Chinese one, and every leaf is a text. A missing key is a compile error. */
export type Translations<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translations<Source[Key]>
}
