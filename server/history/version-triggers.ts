import type { VersionedType } from './history.schema.ts'

/**
 * Trigger that deletes the versions of a text with it, because no foreign key can. If the floor of a deleted reply stays, its versions are deleted
 * with its words. The function is defined in the migrations.
 */
export const versionsGone = (type: VersionedType) => ({
  name: `${type}_versions_gone`,
  timing: 'after' as const,
  events: type === 'reply' ? ['delete' as const, 'update' as const] : ['delete' as const],
  expression: `create trigger "${type}_versions_gone" after ${type === 'reply' ? 'delete or update of "is_removed"' : 'delete'} on "${type}" for each row execute function "forget_versions"('${type}')`,
})
