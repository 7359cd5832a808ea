import type { VersionedType } from './history.schema.ts'

/**
 * Has the versions of a text go with it: no foreign key can. Of a reply whose floor stays, they go with its words. The function stands in
 * the migrations.
 */
export const versionsGone = (type: VersionedType) => ({
  name: `${type}_versions_gone`,
  timing: 'after' as const,
  events: ['delete' as const],
  expression: `create trigger "${type}_versions_gone" after ${type === 'reply' ? 'delete or update of "is_removed"' : 'delete'} on "${type}" for each row execute function "forget_versions"('${type}')`,
})
