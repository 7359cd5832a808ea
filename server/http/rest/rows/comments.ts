import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const comments = [
  { method: 'GET', path: '/comments/article/{articleId}', procedure: 'comment.list', shared: true },
  { method: 'POST', path: '/comments/article/{articleId}', procedure: 'comment.write', mayNeedReview: true, needs: 'session', created: true },
  { method: 'DELETE', path: '/comments/{id}', procedure: 'comment.remove', needs: 'session' },
  { method: 'POST', path: '/comments/{id}/like', procedure: 'comment.like', needs: 'session' },
  { method: 'DELETE', path: '/comments/{id}/like', procedure: 'comment.unlike', needs: 'session' },
  { method: 'PUT', path: '/admin/comments/{id}/review', procedure: 'comment.review', needs: 'review' },
] as const satisfies readonly RestRow[]
