export type ForumPageKind = 'boards' | 'board' | 'post'

/**
 * Returns the kind of forum page at an address, for loading and error messages (docs/product.md#forum). The frame words them, because after a
 * network failure the page's own script and texts may be missing.
 */
export function forumPageKind(pathname: string): ForumPageKind | undefined {
  if (pathname === '/forum') return 'boards'
  const [, part] = /^\/forum\/(board|post)\/\d+$/.exec(pathname) ?? []
  return part === 'board' || part === 'post' ? part : undefined
}
