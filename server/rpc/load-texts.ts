import type { EntityManager } from '@mikro-orm/postgresql'
import type { TextType } from '../kernel/text-kind-properties.schema.ts'
import type { LoadedText, Texts } from './text-kind-contract.ts'

interface TextKey {
  type: TextType
  id: number
}

/** Returns the text, or undefined if it no longer exists. */
export type FindText = (key: TextKey) => LoadedText | undefined

const nameOf = ({ type, id }: TextKey) => `${type} ${id}`

/** Loads texts of any kind, with one query for each kind, and returns the function that finds each of them. */
export async function loadTexts(em: EntityManager, kinds: Texts, keys: readonly TextKey[]): Promise<FindText> {
  const texts = new Map<string, LoadedText>()
  for (const type of new Set(keys.map(key => key.type))) {
    const ids = new Set(keys.filter(key => key.type === type).map(({ id }) => id))
    for (const text of await kinds[type].byId(em, [...ids], 'none')) texts.set(nameOf({ type, id: text.id }), text)
  }
  return key => texts.get(nameOf(key))
}
