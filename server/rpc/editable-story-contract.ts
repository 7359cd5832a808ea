/** The published content that replaces shipped parts of the story, by part. */
export type Overrides = ReadonlyMap<string, unknown>

interface StoryProblem {
  path: string
  kind: 'missing' | 'count' | 'wrong' | 'unknown' | 'twice'
}

/** The story as the domain sees it. The implementation knows the parts, the shipped content, and which content may be published. */
export interface EditableStory {
  /** Returns the published content. While the database is unavailable, this is the last content that was read. */
  overrides: () => Promise<Overrides>
  isPartName: (part: string) => boolean
  /** Returns the shipped content; undefined for a part that admins created. */
  shipped: (part: string) => unknown
  /** Returns the title of a part in both languages. */
  titleOf: (part: string, content: unknown) => { zh: string; en: string }
  check: (
    part: string,
    content: unknown,
    overrides: Overrides,
  ) => { problems: readonly StoryProblem[]; untranslated: readonly string[] }
}
