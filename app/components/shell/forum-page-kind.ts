export type ForumPageKind = 'boards' | 'board' | 'post'

/**
 * Which page of the forum an address leads to, for what is said while it loads or where it failed (docs/product.md#forum). The frame says it:
 * where the network failed, the page's own script and texts may be missing too.
 */
export function forumPageKind(pathname: string): ForumPageKind | undefined {
  if (pathname === '/forum') return 'boards'
  const [, part] = /^\/forum\/(board|post)\/\d+$/.exec(pathname) ?? []
  return part === 'board' || part === 'post' ? part : undefined
}
