import type { AppRouter } from '../../router.ts'
import type { Right } from '../../kernel/rights.schema.ts'
import type { ResponseFormatName } from './response-formats.ts'

type Nouns = AppRouter['_def']['record']
type Noun = Extract<keyof Nouns, string>
type Verb<Of extends Noun> = Extract<keyof Nouns[Of], string>

/** The names of all procedures of a type, such as `pledge.submit`. A row with a wrong name does not compile. */
type Named<Type> = {
  [Of in Noun]: {
    [Does in Verb<Of>]: Nouns[Of][Does] extends { _def: { type: Type } } ? `${Of}.${Does}` : never
  }[Verb<Of>]
}[Noun]

interface AnyRow {
  /** As in OpenAPI: {id} stands for one segment, which becomes the input field of that name. */
  path: `/${string}`
  /** The callers that the documentation names: every signed-in one, or those with this right. The procedure itself makes the check. */
  needs?: 'session' | Right
  /** Set for calls that ignore an invalid session, such as those that start a new one. */
  invalidToken?: 'ignored'
  /** Alternative names of fields in the body. */
  aliases?: Readonly<Record<string, string>>
  /** Names in the request for fields of the procedure's input. */
  renamedFields?: Readonly<Record<string, string>>
  /** Input that the path alone determines, such as the kind of a like. */
  fixedInput?: Readonly<Record<string, string | boolean>>
  /** The field of `data` that contains the result. Without it, the result is `data`. */
  dataField?: string
  /** The response format of existing clients, if it differs from the procedure's output. */
  responseFormat?: ResponseFormatName
}

interface ReadingRow extends AnyRow {
  method: 'GET'
  procedure: Named<'query'>
  /** True if the response is the same for every guest. It carries an ETag, and caches may keep and revalidate it. */
  shared?: true
  /** True if `message` is the same object as `data`, because clients read it there (docs/api.md#auth-and-users). */
  messageIsData?: true
}

interface WritingRow extends AnyRow {
  method: 'POST' | 'PUT' | 'DELETE'
  procedure: Named<'mutation'>
  /** Responds with 201: always, or if this field of the result is true. */
  created?: true | { when: string }
  /** True if the new text may have to wait for review. The message then says only that (docs/product.md#what-is-reviewed-first). */
  mayNeedReview?: true
  /** The field that may be sent as the bearer token instead (docs/api.md#auth-and-users). */
  bearerField?: string
}

/** One call of the REST API, as data. */
export type RestRow = ReadingRow | WritingRow
