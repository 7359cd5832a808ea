import { useState, type RefObject } from 'react'

/** Which rows of a list are ticked. The boxes keep their own state, as they must without scripts; the page only notes it. */
export function useChosen<Id>(list: RefObject<HTMLElement>, all: readonly Id[]) {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set())
  function note(id: Id, isChosen: boolean): void {
    setIds(known => new Set(isChosen ? [...known, id] : [...known].filter(other => other !== id)))
  }
  function chooseAll(): void {
    for (const box of list.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])
      box.checked = true
    setIds(new Set(all))
  }
  return { chosen: all.filter(id => ids.has(id)).length, note, chooseAll }
}
