/** What is published in the place of the story that ships, by the name of its unit. */
export type Overrides = ReadonlyMap<string, unknown>

interface StoryProblem {
  path: string
  kind: 'missing' | 'count' | 'wrong' | 'unknown' | 'twice'
}

/** The story as the domain knows it. The content says what a unit is, what ships, and what may be published. */
export interface EditableStory {
  /** What is published now. What was kept stands while the database is away. */
  overrides: () => Promise<Overrides>
  isUnit: (unit: string) => boolean
  /** What ships there; undefined for what admins made. */
  shipped: (unit: string) => unknown
  /** What people call it in both languages. */
  titleOf: (unit: string, content: unknown) => { zh: string; en: string }
  check: (
    unit: string,
    content: unknown,
    overrides: Overrides,
  ) => { problems: readonly StoryProblem[]; untranslated: readonly string[] }
}
