/** What somebody had typed into a form and not yet sent: kept in the browser until the form is taken (docs/product.md#drafts). */
interface Draft {
  /** The member who wrote it; null for a guest. */
  owner: number | null
  at: number
  values: Readonly<Record<string, string>>
}

const prefix = 'draft:'
export const draftsLast = 7 * 24 * 3600 * 1000

/** Which draft: one form at one place. A member's draft is shown to that member alone, a guest's to every guest of this browser. */
export interface DraftKey {
  form: string
  place: string
  reader: number | null
}

const keyOf = ({ form, place }: DraftKey) => `${prefix}${form}:${place}`

/** Keeps what a form holds; nothing typed is nothing to keep. */
export function keepDraft(key: DraftKey, values: Draft['values']): void {
  if (Object.keys(values).length === 0) forgetDraft(key)
  else write(keyOf(key), JSON.stringify({ owner: key.reader, at: Date.now(), values } satisfies Draft))
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Private windows and full storages refuse; the form works without.
  }
}

/** What this reader typed here and did not send. */
export function recallDraft(key: DraftKey): Draft['values'] | undefined {
  const draft = read(keyOf(key))
  if (draft === undefined || Date.now() - draft.at > draftsLast) return undefined
  return draft.owner === null || draft.owner === key.reader ? draft.values : undefined
}

function read(key: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

const isDraft = (thing: unknown): thing is Draft =>
  typeof thing === 'object' &&
  thing !== null &&
  'owner' in thing &&
  'at' in thing &&
  typeof thing.at === 'number' &&
  'values' in thing &&
  typeof thing.values === 'object' &&
  thing.values !== null &&
  Object.values(thing.values).every(value => typeof value === 'string')

/** The form was taken, or its writer wants none of it. */
export const forgetDraft = (key: DraftKey): void => remove(keyOf(key))

/** A logout removes the drafts. */
export function forgetDrafts(): void {
  keys()
    .filter(key => key.startsWith(prefix))
    .forEach(remove)
}

/** Removes what nobody came back to. */
export function forgetOldDrafts(): void {
  const isOld = (key: string) => Date.now() - (read(key)?.at ?? 0) > draftsLast
  keys()
    .filter(key => key.startsWith(prefix) && isOld(key))
    .forEach(remove)
}

function keys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  } catch {
    return []
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // as above
  }
}
