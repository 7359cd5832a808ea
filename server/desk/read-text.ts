import { textTypes, type TextType } from '../kernel/text-kinds.schema.ts'

/** A text that somebody has read and decides on. */
export interface ReadText {
  type: TextType
  id: number
  /** Since when it read as it was read. */
  changedAt: string | undefined
  /** How it stood; undefined where only what waits is decided. */
  status: string | undefined
}

/** As desk.schema.ts describes the name of a text. */
export function readTextIn(name: string): ReadText[] {
  const [word, id, changedAt, status] = name.split(' ')
  const type = textTypes.find(known => known === word)
  return type === undefined ? [] : [{ type, id: Number(id), changedAt, status }]
}
