/** Input of a form that was not sent yet. The browser stores it until the server accepts the form (docs/product.md#drafts). */
interface Draft {
  /** The id of the member who wrote it; null for a guest. */
  owner: number | null
  at: number
  values: Readonly<Record<string, string>>
}

const prefix = 'draft:'
export const draftLifetime = 7 * 24 * 3600 * 1000

/** Identifies the draft of one form on one page. Only its member sees a member's draft; every reader of this browser sees a guest's. */
export interface DraftKey {
  form: string
  place: string
  reader: number | null
}

const keyOf = ({ form, place }: DraftKey) => `${prefix}${form}:${place}`

/** Stores the values of a form; removes the draft when there are none. */
export function storeDraft(key: DraftKey, values: Draft['values']): void {
  if (Object.keys(values).length === 0) removeDraft(key)
  else write(keyOf(key), JSON.stringify({ owner: key.reader, at: Date.now(), values } satisfies Draft))
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Storage fails in private windows and when it is full; the form works without it.
  }
}

/** Returns the unsent values that this reader typed here, if they are not too old. */
export function readDraft(key: DraftKey): Draft['values'] | undefined {
  const draft = read(keyOf(key))
  if (draft === undefined || Date.now() - draft.at > draftLifetime) return undefined
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

const isDraft = (data: unknown): data is Draft =>
  typeof data === 'object' &&
  data !== null &&
  'owner' in data &&
  'at' in data &&
  typeof data.at === 'number' &&
  'values' in data &&
  typeof data.values === 'object' &&
  data.values !== null &&
  Object.values(data.values).every(value => typeof value === 'string')

/** Removes a draft, because the form was accepted or the user discarded it. */
export const removeDraft = (key: DraftKey): void => remove(keyOf(key))

/** Removes all drafts, at logout. */
export function removeAllDrafts(): void {
  keys()
    .filter(key => key.startsWith(prefix))
    .forEach(remove)
}

/** Removes drafts older than `draftLifetime`. */
export function removeOldDrafts(): void {
  const isOld = (key: string) => Date.now() - (read(key)?.at ?? 0) > draftLifetime
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
    // Storage may be blocked, as above.
  }
}
