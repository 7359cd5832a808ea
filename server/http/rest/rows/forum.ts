import type { RestRow } from '../rest-row.ts'

const ofForum = { boardId: 'forumId' } as const
const ofPost = { postId: 'id' } as const

// One call, one line.
// oxfmt-ignore
export const forum = [
  { method: 'GET', path: '/forum/forums', procedure: 'board.list', shared: true, responseFormat: 'forums' },
  { method: 'GET', path: '/forum/forums/{id}', procedure: 'board.byId', shared: true, dataField: 'forum' },
  { method: 'POST', path: '/forum/forums', procedure: 'board.write', created: true, needs: 'boards', dataField: 'forum' },
  { method: 'PUT', path: '/forum/forums/{id}', procedure: 'board.edit', needs: 'boards', dataField: 'forum' },
  { method: 'DELETE', path: '/forum/forums/{id}', procedure: 'board.remove', needs: 'boards' },

  { method: 'GET', path: '/forum/posts', procedure: 'post.list', shared: true, renamedFields: ofForum, responseFormat: 'posts' },
  { method: 'GET', path: '/forum/posts/mine', procedure: 'post.mine', needs: 'session', responseFormat: 'posts' },
  { method: 'GET', path: '/forum/posts/{id}', procedure: 'post.byId', shared: true, responseFormat: 'fullPost' },
  { method: 'POST', path: '/forum/posts', procedure: 'post.write', created: true, mayNeedReview: true, needs: 'session', renamedFields: ofForum, responseFormat: 'fullPost' },
  { method: 'PUT', path: '/forum/posts/{id}', procedure: 'post.edit', mayNeedReview: true, needs: 'session', renamedFields: ofForum, responseFormat: 'fullPost' },
  { method: 'DELETE', path: '/forum/posts/{id}', procedure: 'post.remove', needs: 'session' },
  { method: 'GET', path: '/forum/posts/{id}/versions', procedure: 'post.versions', needs: 'session' },
  { method: 'GET', path: '/forum/posts/{id}/versions/{version}', procedure: 'post.version', needs: 'session' },
  { method: 'POST', path: '/forum/posts/{id}/read', procedure: 'post.markRead', needs: 'session' },
  { method: 'PUT', path: '/forum/posts/{id}/sticky', procedure: 'post.pin', needs: 'flags', renamedFields: { value: 'isSticky' }, responseFormat: 'post' },
  { method: 'PUT', path: '/forum/posts/{id}/highlight', procedure: 'post.feature', needs: 'flags', renamedFields: { value: 'isHighlighted' }, responseFormat: 'post' },
  { method: 'PUT', path: '/forum/posts/{id}/lock', procedure: 'post.lock', needs: 'flags', renamedFields: { value: 'isLocked' }, responseFormat: 'post' },
  { method: 'PUT', path: '/forum/posts/{id}/forum', procedure: 'post.move', needs: 'flags', renamedFields: ofForum, responseFormat: 'post' },
  { method: 'PUT', path: '/forum/posts/{id}/review', procedure: 'post.review', needs: 'review', responseFormat: 'post' },

  { method: 'GET', path: '/forum/posts/{id}/replies', procedure: 'reply.list', shared: true, renamedFields: ofPost, responseFormat: 'replies' },
  { method: 'POST', path: '/forum/posts/{id}/replies', procedure: 'reply.write', created: true, mayNeedReview: true, needs: 'session', renamedFields: ofPost, responseFormat: 'reply' },
  { method: 'GET', path: '/forum/posts/{id}/floors/{floor}', procedure: 'reply.atFloor', renamedFields: ofPost },
  { method: 'GET', path: '/forum/replies/mine', procedure: 'reply.mine', needs: 'session', responseFormat: 'ownReplies' },
  { method: 'GET', path: '/forum/replies/{id}/answers', procedure: 'reply.answers', responseFormat: 'answers' },
  { method: 'PUT', path: '/forum/replies/{id}', procedure: 'reply.edit', mayNeedReview: true, needs: 'session', responseFormat: 'reply' },
  { method: 'GET', path: '/forum/replies/{id}/versions', procedure: 'reply.versions', needs: 'session' },
  { method: 'GET', path: '/forum/replies/{id}/versions/{version}', procedure: 'reply.version', needs: 'session' },
  { method: 'DELETE', path: '/forum/replies/{id}', procedure: 'reply.remove', needs: 'session' },
  { method: 'PUT', path: '/forum/replies/{id}/review', procedure: 'reply.review', needs: 'review', responseFormat: 'reply' },

  { method: 'POST', path: '/forum/post/{id}/like', procedure: 'post.like', needs: 'session' },
  { method: 'DELETE', path: '/forum/post/{id}/like', procedure: 'post.unlike', needs: 'session' },
  { method: 'POST', path: '/forum/posts/{id}/like', procedure: 'post.like', needs: 'session' },
  { method: 'DELETE', path: '/forum/posts/{id}/like', procedure: 'post.unlike', needs: 'session' },
  { method: 'POST', path: '/forum/reply/{id}/like', procedure: 'reply.like', needs: 'session' },
  { method: 'DELETE', path: '/forum/reply/{id}/like', procedure: 'reply.unlike', needs: 'session' },
  { method: 'POST', path: '/forum/replies/{id}/like', procedure: 'reply.like', needs: 'session' },
  { method: 'DELETE', path: '/forum/replies/{id}/like', procedure: 'reply.unlike', needs: 'session' },
] as const satisfies readonly RestRow[]
