import { normal } from './fold-text.ts'
import { isSpelled, maxSoundLength, partsOf } from './search-terms.ts'

// Finds Chinese by its pinyin: `hehai`, `heha` and `hh` find 河海. The dictionary is large, so it is loaded on first use.

const load = async () => (await import('pinyin-pro')).pinyin
let dictionary: ReturnType<typeof load> | undefined

/** A run of Chinese characters with their syllables, and its position in the text. */
interface PinyinText {
  begins: number
  syllables: readonly string[]
  characters: readonly string[]
}

/** Returns the runs of Chinese in a folded text. A character that the dictionary does not contain splits a run. */
async function toPinyin(folded: string): Promise<PinyinText[]> {
  const runs = [...folded.matchAll(/\p{Script=Han}+/gu)]
  if (runs.length === 0) return []
  const pinyin = await (dictionary ??= load())
  return runs.flatMap(({ 0: run, index }) => {
    const characters = Array.from(run)
    const syllables = pinyin(run, { toneType: 'none', type: 'array', v: true })
    return syllables.length === characters.length ? partAtUnknown({ begins: index, syllables, characters }) : []
  })
}

function partAtUnknown({ begins, syllables, characters }: PinyinText): PinyinText[] {
  const parts: PinyinText[] = []
  let open: { begins: number; syllables: string[]; characters: string[] } | undefined
  let place = begins
  for (const [index, character] of characters.entries()) {
    const syllable = syllables[index] ?? ''
    if (isSpelled(syllable)) {
      if (open === undefined) parts.push((open = { begins: place, syllables: [], characters: [] }))
      open.syllables.push(syllable)
      open.characters.push(character)
    } else open = undefined
    place += character.length
  }
  return parts
}

const initialOf = (syllable: string) => syllable.slice(0, 1)

/** Returns the pinyin from one character on: whole syllables, and initials. */
function soundsFrom({ syllables }: PinyinText, index: number): [whole: string, initials: string] {
  const rest = syllables.slice(index, index + maxSoundLength)
  return [rest.join('').slice(0, maxSoundLength), rest.map(initialOf).join('')]
}

/** Returns the keys by which a title is found while typing: for each Chinese character its pinyin with all after it, for each Latin word `=word`. */
export async function soundsOf(title: string): Promise<string[]> {
  const folded = normal(title)
  const sounds = new Set<string>()
  for (const spoken of await toPinyin(folded))
    for (const index of spoken.syllables.keys()) for (const sound of soundsFrom(spoken, index)) sounds.add(sound)
  for (const part of partsOf(folded)) if (!part.isHan) sounds.add(`=${part.text.slice(0, maxSoundLength)}`)
  return [...sounds]
}

export interface Place {
  begins: number
  ends: number
}

/** Returns where in a folded text one of the sounds matches. */
export async function findSounds(folded: string, sounds: readonly string[]): Promise<Place[]> {
  if (sounds.length === 0) return []
  return (await toPinyin(folded)).flatMap(spoken =>
    [...spoken.syllables.keys()].flatMap(index =>
      sounds.flatMap(sound => {
        const count = charactersOf(sound, spoken, index)
        if (count === 0) return []
        const begins = spoken.begins + spoken.characters.slice(0, index).join('').length
        return [{ begins, ends: begins + spoken.characters.slice(index, index + count).join('').length }]
      }),
    ),
  )
}

/** Returns how many characters from `index` on the sound covers; 0 if it does not match there. */
function charactersOf(sound: string, spoken: PinyinText, index: number): number {
  const [whole, initials] = soundsFrom(spoken, index)
  if (whole.startsWith(sound)) {
    let [count, length] = [0, 0]
    while (length < sound.length) {
      length += spoken.syllables[index + count]?.length ?? sound.length
      count += 1
    }
    return count
  }
  return initials.startsWith(sound) ? sound.length : 0
}
