import type { AnyEntity, Configuration, EntityData, QueryResult } from '@mikro-orm/core'
import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql'
import { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Client } from 'pg'
import { prepared } from '../rpc/prepared-statement.ts'

// The embedded database spends three times as long on parsing and planning a read of a page as on running it, and the mapper sends every
// value inside the text. Here the values of reads, and of writes that ask for it, go beside it, and a text that comes again is prepared once on each connection.

/** How often a text must come before it is prepared: what is asked once in a while takes no memory of the database. */
const preparedFrom = 3
const textsAtMost = 1000
const preparedAtMost = 150

/** The texts that are worth preparing, with the names of their statements. */
class PreparedTexts {
  readonly #counts = new LRUCache<string, number>({ max: textsAtMost })
  readonly #names = new Map<string, string>()

  note(text: string): void {
    // Writes of a crowd are few, and always worth it.
    if (this.#names.has(text) || (this.#names.size >= preparedAtMost && !text.startsWith(prepared))) return
    const count = (this.#counts.get(text) ?? 0) + 1
    this.#counts.set(text, count)
    if (count >= preparedFrom) this.#names.set(text, `prepared_${this.#names.size}`)
  }

  nameOf(text: string): string | undefined {
    return this.#names.get(text)
  }
}

interface PreparedStatement {
  text: string
  values: readonly (string | number)[]
}

const begins = new RegExp(`^\\s*(?:select\\s|${prepared.replaceAll('*', '\\*')})`)

/**
 * A read, or a write that asks for it, with its values beside it; undefined for any other statement, and where a value has a type that its
 * place might not tell.
 */
export function preparedStatement(query: unknown, params: unknown): PreparedStatement | undefined {
  if (typeof query !== 'string' || !Array.isArray(params) || !begins.test(query)) return undefined
  const parts = query.split('?')
  if (parts.length !== params.length + 1 || query.includes('\\?') || query.includes('??')) return undefined
  const values: (string | number)[] = []
  let text = parts[0] ?? ''
  for (const [index, param] of params.entries()) {
    const value: unknown = param instanceof Date ? param.toISOString() : param
    if (!isPlain(value)) return undefined
    if (staysInText(value, text)) text += typeof value === 'string' ? `'${value}'` : String(value)
    else text += `$${values.push(value)}`
    text += parts[index + 1] ?? ''
  }
  return { text, values }
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isSafeInteger(value))

// A status or a language decides which index is right, and how many rows a page has decides how they are found: the plan must know them.
const staysInText = (value: string | number | boolean, before: string): value is boolean | string =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && before.endsWith(' limit ')) ||
  (typeof value === 'string' && /^[a-z_]{1,16}$/.test(value))

// All connections of the embedded database share one session there: the name of a statement tells whose it is.
let connections = 0

/** Clients that prepare the texts which come again, for one pool. */
function preparingClient(texts: PreparedTexts, Base: typeof Client): typeof Client {
  return class extends Base {
    constructor(...options: ConstructorParameters<typeof Client>) {
      super(...options)
      const number = (connections += 1)
      // The method has one type for each way of calling it: it is replaced as a whole, for all of them.
      const send = (...given: unknown[]): unknown => {
        const query: unknown = Reflect.get(Base.prototype, 'query')
        return typeof query === 'function' ? Reflect.apply(query, this, given) : undefined
      }
      Object.assign(this, {
        query: (...given: unknown[]) => {
          const [text, values] = given
          // The mapper gives a text and its values; who gives a third thing wants to be called back.
          const name = typeof text === 'string' && given.length === 2 ? texts.nameOf(text) : undefined
          return name === undefined ? send(...given) : send({ name: `${name}_${number}`, text, values: values ?? [] })
        },
      })
    }
  }
}

// What the database says where it is the preparing that it does not like: a value of another type, a table that changed.
const isOfPreparing = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(?:22|26|42|0A)/.test(error.code)

const mayBeStopped = (context: unknown) =>
  typeof context === 'object' && context !== null && 'signal' in context && context.signal !== undefined

/** What has statements of the embedded database prepared: a driver for the mapper, and clients for its pool. */
export function preparingStatements(base: typeof Client): { driver: typeof PostgreSqlDriver; client: typeof Client } {
  const texts = new PreparedTexts()

  class PreparingConnection extends PostgreSqlConnection {
    override async execute<T extends QueryResult | EntityData<AnyEntity> | EntityData<AnyEntity>[]>(
      ...asked: Parameters<PostgreSqlConnection['execute']>
    ): Promise<T> {
      const [query, params, method] = asked
      // A failure inside a transaction would end it; what may be stopped in the middle goes its own way.
      const isAlone = asked[3] === undefined && !mayBeStopped(asked[4])
      const statement = isAlone ? preparedStatement(query, params) : undefined
      if (statement === undefined) return super.execute<T>(...asked)
      texts.note(statement.text)
      await this.ensureConnection()
      try {
        const rows: unknown = await this.getClient().executeQuery(
          CompiledQuery.raw(statement.text, [...statement.values]),
        )
        return this.transformRawResult<T>(rows, method)
      } catch (error) {
        if (!isOfPreparing(error)) throw error
        // A single statement that failed has changed nothing: it may be sent again, also where it is a write.
        return super.execute<T>(...asked)
      }
    }
  }

  class PreparingDriver extends PostgreSqlDriver {
    constructor(config: Configuration) {
      super(config)
      Object.assign(this, { connection: new PreparingConnection(this.config) })
    }
  }

  return { driver: PreparingDriver, client: preparingClient(texts, base) }
}
