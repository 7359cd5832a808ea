import type { AppRouter } from '../../router.ts'
import type { Right } from '../../kernel/rights.schema.ts'
import type { WordingName } from './answer-formats.ts'

type Nouns = AppRouter['_def']['record']
type Noun = Extract<keyof Nouns, string>
type Verb<Of extends Noun> = Extract<keyof Nouns[Of], string>

/** The names of all procedures of a type, such as `pledge.submit`: a row with a wrong name does not compile. */
type Named<Type> = {
  [Of in Noun]: {
    [Does in Verb<Of>]: Nouns[Of][Does] extends { _def: { type: Type } } ? `${Of}.${Does}` : never
  }[Verb<Of>]
}[Noun]

interface AnyRow {
  /** As in OpenAPI: {id} stands for one segment and goes into the input by that name. */
  path: `/${string}`
  /** Who may call: everybody who is signed in, or who has this right. It is for the documentation; the procedure itself decides. */
  needs?: 'session' | Right
  /** A session that is no longer good is no obstacle here: it is how one gets another. */
  deadToken?: 'ignored'
  /** Other names that a field of the body is known by. */
  aliases?: Readonly<Record<string, string>>
  /** The names on the wire of fields of the procedure's input. */
  named?: Readonly<Record<string, string>>
  /** What the path alone says of the input, such as what is liked. */
  fixed?: Readonly<Record<string, string | boolean>>
  /** The name under which the answer stands in `data`; without one the answer is `data`. */
  under?: string
  /** How `data` is worded, where clients know other words than the procedure's. */
  worded?: WordingName
}

interface ReadingRow extends AnyRow {
  method: 'GET'
  procedure: Named<'query'>
  /** The same for every guest: carries an ETag and may be kept by caches that ask again. */
  shared?: true
  /** `message` is the same object as `data`, because clients read it there (docs/api.md#auth-and-users). */
  messageIsData?: true
}

interface WritingRow extends AnyRow {
  method: 'POST' | 'PUT' | 'DELETE'
  procedure: Named<'mutation'>
  /** Answers 201: always, or when this field of the answer is true. */
  made?: true | { when: string }
  /** What is made may have to wait for review; then the message says so and nothing else (docs/product.md#what-is-reviewed-first). */
  mayWait?: true
  /** The field that may come as the bearer instead (docs/api.md#auth-and-users). */
  bearerAs?: string
}

/** One call of the REST mirror: data, not code. */
export type RestRow = ReadingRow | WritingRow
