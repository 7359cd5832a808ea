/** The published content that replaces shipped units of the story, by unit. */
export type Overrides = ReadonlyMap<string, unknown>

interface StoryProblem {
  path: string
  kind: 'missing' | 'count' | 'wrong' | 'unknown' | 'twice'
}

/** The story as the domain sees it. The implementation knows the units, the shipped content, and which content may be published. */
export interface EditableStory {
  /** Returns the published content. While the database is away, this is the last content that was read. */
  overrides: () => Promise<Overrides>
  isUnit: (unit: string) => boolean
  /** Returns the shipped content; undefined for a unit that admins created. */
  shipped: (unit: string) => unknown
  /** Returns the title of a unit in both languages. */
  titleOf: (unit: string, content: unknown) => { zh: string; en: string }
  check: (
    unit: string,
    content: unknown,
    overrides: Overrides,
  ) => { problems: readonly StoryProblem[]; untranslated: readonly string[] }
}
