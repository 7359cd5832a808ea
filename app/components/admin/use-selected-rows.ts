import { useState, type RefObject } from 'react'

/** Tracks which rows of a list are checked. The checkboxes are uncontrolled, because they must work without scripts. */
export function useSelectedRows<Id>(list: RefObject<HTMLElement>, all: readonly Id[]) {
  const [ids, setIds] = useState<ReadonlySet<Id>>(new Set())
  function select(id: Id, isSelected: boolean): void {
    setIds(known => new Set(isSelected ? [...known, id] : [...known].filter(other => other !== id)))
  }
  function selectAll(): void {
    for (const box of list.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])
      box.checked = true
    setIds(new Set(all))
  }
  return { selected: all.filter(id => ids.has(id)).length, select, selectAll }
}
