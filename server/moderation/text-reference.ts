import { textTypes, type TextType } from '../kernel/text-kind-properties.schema.ts'

/** A text that a member of staff has read and decides on. */
export interface TextReference {
  type: TextType
  id: number
  /** The time of its last change when it was read. */
  changedAt: string | undefined
  /** Its status when it was read; undefined if only pending texts can be decided on. */
  status: string | undefined
}

/** Parses the name of a text, whose form text-reference.schema.ts defines. Returns an empty list for an unknown kind. */
export function parseTextReference(name: string): TextReference[] {
  const [word, id, changedAt, status] = name.split(' ')
  const type = textTypes.find(known => known === word)
  return type === undefined ? [] : [{ type, id: Number(id), changedAt, status }]
}
