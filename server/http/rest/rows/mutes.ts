import type { RestRow } from '../rest-row.ts'

// One call, one line.
// oxfmt-ignore
export const mutes = [
  { method: 'GET', path: '/mutes', procedure: 'mute.list', needs: 'session' },
  { method: 'PUT', path: '/mutes/members/{username}', procedure: 'mute.muteMember', needs: 'session' },
  { method: 'DELETE', path: '/mutes/members/{username}', procedure: 'mute.unmuteMember', needs: 'session' },
  { method: 'PUT', path: '/mutes/posts/{id}', procedure: 'mute.mutePost', needs: 'session' },
  { method: 'DELETE', path: '/mutes/posts/{id}', procedure: 'mute.unmutePost', needs: 'session' },
] as const satisfies readonly RestRow[]
