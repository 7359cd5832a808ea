import type { EntityName } from '@mikro-orm/core'
import type { Site } from '../rpc/context.ts'

/** A row whose files are in the store under its key. The row is marked first, and deleted after its files, so that every file has a row. */
interface Stored {
  key: string
  removingAt?: Date | null | undefined
}

interface Removal {
  entity: EntityName<Stored>
  filesOf: (key: string) => readonly string[]
  /** The description of the removal in the report of a failure. */
  doing: string
}

export const removalBatchSize = 200

/**
 * Removes the files of marked rows, then the rows, least recently tried first. A failure is reported and tried again later; it does not stop the
 * others.
 */
export async function removeMarkedFiles(
  { fork, clock, store, report }: Pick<Site, 'fork' | 'clock' | 'store' | 'report'>,
  { entity, filesOf, doing }: Removal,
): Promise<void> {
  const marked = await fork().find(
    entity,
    { removingAt: { $ne: null } },
    { orderBy: { removingAt: 'asc', key: 'asc' }, limit: removalBatchSize, fields: ['key'] },
  )
  for (const { key } of marked) {
    const row = { key, removingAt: { $ne: null } }
    try {
      for (const name of filesOf(key)) await store.remove(name)
      await fork().nativeDelete(entity, row)
    } catch (fault) {
      report(fault, doing)
      // Moves it behind all others.
      await fork().nativeUpdate(entity, row, { removingAt: clock.now() })
    }
  }
}
