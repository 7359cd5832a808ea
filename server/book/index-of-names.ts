import type { NamesOfLetter } from './book.schema.ts'

/** A name that may appear in the index, and the number of a text that carries it. */
interface ListedName {
  name: string
  number: number
}

/** Texts that people write in place of a name. */
const nameless =
  /^(匿名.{0,4}|佚名|无名|无名氏|不具名|路人.?|某人|保密|anon\.?|anonymous|nobody|no ?name|unknown|n\/a)$/iu

const isName = (text: string): boolean => /\p{L}/u.test(text) && !nameless.test(text.trim())

// The pinyin dictionary is large, so it is loaded only when a book is made.
const load = async () => (await import('pinyin-pro')).pinyin
let dictionary: ReturnType<typeof load> | undefined

/**
 * Returns the names in the order of an index. Chinese names are sorted by their pinyin, among the others. A name that several people share is listed
 * once.
 */
export async function indexOfNames(listed: readonly ListedName[]): Promise<NamesOfLetter[]> {
  const numbers = new Map<string, number[]>()
  for (const { name, number } of listed) {
    if (!isName(name)) continue
    const known = numbers.get(name) ?? []
    numbers.set(name, known)
    known.push(number)
  }
  const entries = await Promise.all(
    Array.from(numbers, async ([name, found]) => ({ name, numbers: found, sound: await soundOf(name) })),
  )
  entries.sort((one, other) => compare(one.sound, other.sound) || compare(one.name, other.name))
  const letters: NamesOfLetter[] = []
  for (const { name, numbers: found, sound } of entries) {
    const letter = letterOf(sound)
    const last = letters.at(-1)
    if (last?.letter === letter) last.names.push({ name, numbers: found })
    else letters.push({ letter, names: [{ name, numbers: found }] })
  }
  return letters
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Returns the sort key of a name: pinyin for Chinese names, lower case, without accents and without leading characters that are no letters. */
async function soundOf(name: string): Promise<string> {
  const pinyin = /\p{Script=Han}/u.test(name) ? await (dictionary ??= load()) : undefined
  const spelled = pinyin?.(name, { toneType: 'none', type: 'array', v: true, surname: 'head' }).join(' ') ?? name
  return spelled
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, '')
}

const letterOf = (sound: string): string => (/^[a-z]/.test(sound) ? sound.slice(0, 1).toUpperCase() : '#')
