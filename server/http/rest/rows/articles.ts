import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const articles = [
  { method: 'GET', path: '/articles', procedure: 'article.list', shared: true },
  { method: 'POST', path: '/articles', procedure: 'article.write', mayNeedReview: true, needs: 'session', created: true },
  { method: 'GET', path: '/articles/{id}', procedure: 'article.byId', shared: true },
  { method: 'PUT', path: '/articles/{id}', procedure: 'article.edit', mayNeedReview: true, needs: 'session' },
  { method: 'DELETE', path: '/articles/{id}', procedure: 'article.remove', needs: 'session' },
  { method: 'GET', path: '/articles/{id}/versions', procedure: 'article.versions', needs: 'session' },
  { method: 'GET', path: '/articles/{id}/versions/{version}', procedure: 'article.version', needs: 'session' },
  { method: 'GET', path: '/search', procedure: 'search.find', shared: true },
  { method: 'GET', path: '/search/suggestions', procedure: 'search.suggest' },
] as const satisfies readonly RestRow[]
