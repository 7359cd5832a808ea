import { useState, type RefObject } from 'react'

/** Tracks which rows of a list are checked. The checkboxes are uncontrolled, because they must work without scripts. */
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
