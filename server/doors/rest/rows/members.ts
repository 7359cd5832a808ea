import type { RestRow } from '../rest-row.ts'

// One call, one line.
// prettier-ignore
export const members = [
  { method: 'GET', path: '/members/{username}', procedure: 'member.page' },
  { method: 'GET', path: '/members/{username}/articles', procedure: 'article.ofMember' },
  { method: 'GET', path: '/members/{username}/posts', procedure: 'post.ofMember' },
  { method: 'GET', path: '/members/{username}/replies', procedure: 'reply.ofMember' },
  { method: 'GET', path: '/members/{username}/blessings', procedure: 'blessing.ofMember' },
  { method: 'GET', path: '/admin/users', procedure: 'member.list', needs: 'admin' },
  { method: 'GET', path: '/admin/users/{id}', procedure: 'member.byId', needs: 'admin' },
  { method: 'POST', path: '/admin/users', procedure: 'member.create', needs: 'admin', made: true },
  { method: 'PUT', path: '/admin/users/{id}', procedure: 'member.edit', needs: 'admin' },
  { method: 'PUT', path: '/admin/users/{id}/role', procedure: 'member.setRole', needs: 'admin' },
  { method: 'DELETE', path: '/admin/users/{id}', procedure: 'member.remove', needs: 'admin' },
  { method: 'POST', path: '/admin/users/batch-delete', procedure: 'member.removeMany', needs: 'admin' },
] as const satisfies readonly RestRow[]
