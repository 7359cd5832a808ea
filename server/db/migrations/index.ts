import type { MigrationObject } from '@mikro-orm/core'

/** Every migration, oldest first; tools/db-create-migration.ts adds a line. */
export const migrations: readonly MigrationObject[] = []
