/** Checks whether content that an admin wrote can be published, and lists the problems. */
import type { z } from 'zod'
import { untranslated, withChinese } from './missing-english.ts'
import { lists, parsePartName, type EditablePart } from './editable-parts.ts'

/** The kinds of problems: an empty field, too few or too many entries, an invalid value, a reference to nothing, a duplicate. */
type ProblemKind = 'missing' | 'count' | 'wrong' | 'unknown' | 'twice'

interface ContentProblem {
  /** The path of the field with dots, which is also its name in the form. */
  path: string
  kind: ProblemKind
}

interface CheckedContent {
  problems: readonly ContentProblem[]
  /** The fields without English. Pages in English show the Chinese there. */
  untranslated: readonly string[]
}

/** Checks the content of a part. `isThere` returns whether an entry is shipped or published, by the name of its part. */
export function checkContent(name: string, content: unknown, isThere: (part: string) => boolean): CheckedContent {
  const part = parsePartName(name)
  if (part === undefined) return { problems: [{ path: '', kind: 'unknown' }], untranslated: [] }
  const filled = withChinese(content)
  const parsed = part.schema.safeParse(filled)
  if (!parsed.success)
    return {
      problems: unique(parsed.error.issues.flatMap(issue => problemOf(issue, filled))),
      untranslated: untranslated(content),
    }
  return { problems: crossFieldProblems(part, filled, isThere), untranslated: untranslated(content) }
}

/** Returns problems that the schema of one part cannot detect. */
function crossFieldProblems(
  part: EditablePart,
  content: unknown,
  isThere: (part: string) => boolean,
): readonly ContentProblem[] {
  if (part.kind === 'list') return unknownKeys(content, key => isThere(`${lists[part.name]}.${key}`))
  const key = step(content, 'key')
  const isOther = part.kind === 'entry' && key !== undefined && key !== part.key
  return [...(isOther ? [{ path: 'key', kind: 'wrong' as const }] : []), ...duplicateKeys(content)]
}

/** Finds parts of one list with the same key. */
function duplicateKeys(content: unknown, path: readonly (string | number)[] = []): readonly ContentProblem[] {
  if (typeof content !== 'object' || content === null) return []
  const keys = Array.isArray(content) ? content.map((item: unknown) => step(item, 'key')) : []
  const again = keys.flatMap((key, index) =>
    key !== undefined && keys.indexOf(key) !== index
      ? [{ path: [...path, index, 'key'].join('.'), kind: 'twice' as const }]
      : [],
  )
  return [...again, ...Object.entries(content).flatMap(([name, part]) => duplicateKeys(part, [...path, name]))]
}

function problemOf(issue: z.core.$ZodIssue, content: unknown): readonly ContentProblem[] {
  const value = issue.path.reduce<unknown>(step, content)
  // If both languages are missing, only the Chinese is reported.
  const path = issue.path.at(-1) === 'en' && isEmpty(value) ? issue.path.with(-1, 'zh') : issue.path
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => ({ path: [...issue.path, key].join('.'), kind: 'wrong' }))
  return [{ path: path.join('.'), kind: isEmpty(value) ? 'missing' : Array.isArray(value) ? 'count' : 'wrong' }]
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const step = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

function unknownKeys(content: unknown, isThere: (key: string) => boolean): readonly ContentProblem[] {
  const keys = step(content, 'keys')
  if (!Array.isArray(keys)) return []
  return keys.flatMap((key, index): ContentProblem[] => {
    if (typeof key !== 'string' || !isThere(key)) return [{ path: `keys.${index}`, kind: 'unknown' }]
    return keys.indexOf(key) === index ? [] : [{ path: `keys.${index}`, kind: 'twice' }]
  })
}

const unique = (problems: readonly ContentProblem[]): readonly ContentProblem[] => [
  ...new Map(problems.map(problem => [problem.path, problem])).values(),
]
