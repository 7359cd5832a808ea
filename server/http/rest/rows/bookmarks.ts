import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const bookmarks = [
  { method: 'GET', path: '/bookmarks', procedure: 'bookmark.list', needs: 'session' },
  { method: 'GET', path: '/bookmarks/{type}/{id}', procedure: 'bookmark.state', needs: 'session' },
  { method: 'PUT', path: '/bookmarks/{type}/{id}', procedure: 'bookmark.add', needs: 'session' },
  { method: 'DELETE', path: '/bookmarks/{type}/{id}', procedure: 'bookmark.remove', needs: 'session' },
] as const satisfies readonly RestRow[]
