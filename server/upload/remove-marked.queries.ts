import type { EntityName } from '@mikro-orm/core'
import type { Site } from '../rpc/context.ts'

/** A row whose files lie in the store under its key. It is marked first, and stays until they are gone: no file is ever unknown. */
interface Stored {
  key: string
  removingAt?: Date | null | undefined
}

interface Removal {
  entity: EntityName<Stored>
  filesOf: (key: string) => readonly string[]
  /** For the operator, where it fails. */
  doing: string
}

export const removedAtOnce = 200

/** Removes the files of marked rows, then the rows, those tried longest ago first. One that fails is tried again later, and stops no other. */
export async function removeMarked(
  { fork, clock, store, report }: Pick<Site, 'fork' | 'clock' | 'store' | 'report'>,
  { entity, filesOf, doing }: Removal,
): Promise<void> {
  const marked = await fork().find(
    entity,
    { removingAt: { $ne: null } },
    { orderBy: { removingAt: 'asc', key: 'asc' }, limit: removedAtOnce, fields: ['key'] },
  )
  for (const { key } of marked) {
    const row = { key, removingAt: { $ne: null } }
    try {
      for (const name of filesOf(key)) await store.remove(name)
      await fork().nativeDelete(entity, row)
    } catch (fault) {
      report(fault, doing)
      // Behind all others.
      await fork().nativeUpdate(entity, row, { removingAt: clock.now() })
    }
  }
}
