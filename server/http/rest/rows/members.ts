import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const members = [
  { method: 'GET', path: '/members/{username}', procedure: 'member.page' },
  { method: 'GET', path: '/members/{username}/articles', procedure: 'article.ofMember' },
  { method: 'GET', path: '/members/{username}/posts', procedure: 'post.ofMember' },
  { method: 'GET', path: '/members/{username}/replies', procedure: 'reply.ofMember' },
  { method: 'GET', path: '/members/{username}/blessings', procedure: 'blessing.ofMember' },
  { method: 'GET', path: '/mentions', procedure: 'mention.suggest', needs: 'session' },
  { method: 'GET', path: '/classes/{year}', procedure: 'member.ofCohort', fixedInput: { by: 'class' }, renamedFields: { of: 'year' } },
  { method: 'GET', path: '/classes/{year}/articles', procedure: 'article.ofCohort', fixedInput: { by: 'class' }, renamedFields: { of: 'year' } },
  { method: 'GET', path: '/classes/{year}/posts', procedure: 'post.ofCohort', fixedInput: { by: 'class' }, renamedFields: { of: 'year' } },
  { method: 'GET', path: '/classes/{year}/blessings', procedure: 'blessing.ofCohort', fixedInput: { by: 'class' }, renamedFields: { of: 'year' } },
  { method: 'GET', path: '/departments/{department}', procedure: 'member.ofCohort', fixedInput: { by: 'department' }, renamedFields: { of: 'department' } },
  { method: 'GET', path: '/departments/{department}/articles', procedure: 'article.ofCohort', fixedInput: { by: 'department' }, renamedFields: { of: 'department' } },
  { method: 'GET', path: '/departments/{department}/posts', procedure: 'post.ofCohort', fixedInput: { by: 'department' }, renamedFields: { of: 'department' } },
  { method: 'GET', path: '/departments/{department}/blessings', procedure: 'blessing.ofCohort', fixedInput: { by: 'department' }, renamedFields: { of: 'department' } },
  { method: 'GET', path: '/admin/users', procedure: 'member.list', needs: 'members' },
  { method: 'GET', path: '/admin/users/{id}', procedure: 'member.byId', needs: 'members' },
  { method: 'POST', path: '/admin/users', procedure: 'member.create', needs: 'members', created: true },
  { method: 'PUT', path: '/admin/users/{id}', procedure: 'member.edit', needs: 'members' },
  { method: 'PUT', path: '/admin/users/{id}/role', procedure: 'member.setRole', needs: 'members' },
  { method: 'DELETE', path: '/admin/users/{id}', procedure: 'member.remove', needs: 'members' },
  { method: 'POST', path: '/admin/users/batch-delete', procedure: 'member.removeMany', needs: 'members' },
  { method: 'DELETE', path: '/admin/users/{id}/sessions', procedure: 'member.endSessions', needs: 'members' },
  { method: 'GET', path: '/admin/suspensions', procedure: 'member.suspensions', needs: 'suspend' },
  { method: 'PUT', path: '/admin/suspensions/{username}', procedure: 'member.suspend', needs: 'suspend' },
  { method: 'DELETE', path: '/admin/suspensions/{username}', procedure: 'member.release', needs: 'suspend' },
] as const satisfies readonly RestRow[]
