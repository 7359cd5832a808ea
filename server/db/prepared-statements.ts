import type { AnyEntity, Configuration, EntityData, QueryResult } from '@mikro-orm/core'
import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql'
import { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Client } from 'pg'
import { preparedStatementPrefix } from '../rpc/query-options.ts'

// The embedded database spends three times as long on parsing and planning a read of a page as on running it, and MikroORM puts every value into the
// SQL text. Here the values of reads, and of writes that ask for it, become parameters, and a repeated text is prepared once on each connection.

/** The number of uses from which a text is prepared, so that rare texts take no memory of the database. */
const preparedFrom = 3
const maxTexts = 1000
const maxPrepared = 150

/** The texts that are worth preparing, with the names of their statements. */
class PreparedTexts {
  readonly #counts = new LRUCache<string, number>({ max: maxTexts })
  readonly #names = new Map<string, string>()

  countUse(text: string): void {
    // The number of frequent writes is small, so the limit does not apply to them.
    if (this.#names.has(text) || (this.#names.size >= maxPrepared && !text.startsWith(preparedStatementPrefix))) return
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

const begins = new RegExp(`^\\s*(?:select\\s|${preparedStatementPrefix.replaceAll('*', '\\*')})`)

/**
 * Returns a read, or a write that asks for it, with its values as parameters. Returns undefined for any other statement, and for a value whose type
 * the placeholder might not determine.
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

// The plan depends on these values, so they stay in the text: a status or a language decides which index is right, and the page size how rows are
// found.
const staysInText = (value: string | number | boolean, before: string): value is boolean | string =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && before.endsWith(' limit ')) ||
  (typeof value === 'string' && /^[a-z_]{1,16}$/.test(value))

// All connections of the embedded database share one session, so the name of a statement contains the number of its connection.
let connections = 0

/** Returns a client class that prepares repeated texts, for one pool. */
function preparingClient(texts: PreparedTexts, Base: typeof Client): typeof Client {
  return class extends Base {
    constructor(...options: ConstructorParameters<typeof Client>) {
      super(...options)
      const number = (connections += 1)
      // `query` has many overloads, so it is replaced as a whole for all of them.
      const send = (...given: unknown[]): unknown => {
        const query: unknown = Reflect.get(Base.prototype, 'query')
        return typeof query === 'function' ? Reflect.apply(query, this, given) : undefined
      }
      Object.assign(this, {
        query: (...given: unknown[]) => {
          const [text, values] = given
          // MikroORM passes a text and its values. A third argument would be a callback.
          const name = typeof text === 'string' && given.length === 2 ? texts.nameOf(text) : undefined
          return name === undefined ? send(...given) : send({ name: `${name}_${number}`, text, values: values ?? [] })
        },
      })
    }
  }
}

// SQLSTATE classes of errors that preparing can cause, such as a value of another type or a changed table.
const isOfPreparing = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(?:22|26|42|0A)/.test(error.code)

const hasAbortSignal = (context: unknown) =>
  typeof context === 'object' && context !== null && 'signal' in context && context.signal !== undefined

/** Returns a driver for MikroORM and a client class for its pool, which prepare statements of the embedded database. */
export function preparingStatements(base: typeof Client): { driver: typeof PostgreSqlDriver; client: typeof Client } {
  const texts = new PreparedTexts()

  class PreparingConnection extends PostgreSqlConnection {
    override async execute<T extends QueryResult | EntityData<AnyEntity> | EntityData<AnyEntity>[]>(
      ...asked: Parameters<PostgreSqlConnection['execute']>
    ): Promise<T> {
      const [query, params, method] = asked
      // A failed statement would end its transaction. A statement with an abort signal is left to MikroORM.
      const isAlone = asked[3] === undefined && !hasAbortSignal(asked[4])
      const statement = isAlone ? preparedStatement(query, params) : undefined
      if (statement === undefined) return super.execute<T>(...asked)
      texts.countUse(statement.text)
      await this.ensureConnection()
      try {
        const rows: unknown = await this.getClient().executeQuery(
          CompiledQuery.raw(statement.text, [...statement.values]),
        )
        return this.transformRawResult<T>(rows, method)
      } catch (error) {
        if (!isOfPreparing(error)) throw error
        // A single statement that failed has changed nothing, so it may be sent again, even a write.
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
