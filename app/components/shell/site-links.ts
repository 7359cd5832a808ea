/** The seven main links of bar and footer, in their order (docs/product.md#top-bar). */
export const chapters = [
  { key: 'home', to: '/' },
  { key: 'timeline', to: '/timeline' },
  { key: 'culture', to: '/culture' },
  { key: 'people', to: '/people' },
  { key: 'blessings', to: '/blessings' },
  { key: 'articles', to: '/articles' },
  { key: 'about', to: '/about' },
] as const

/** The second row of every menu: community pages (docs/product.md#navigation). */
export const communityPages = [
  { key: 'forum', to: '/forum' },
  { key: 'poster', to: '/poster' },
  { key: 'mosaic', to: '/mosaic' },
  { key: 'search', to: '/search' },
] as const

export interface FooterLink {
  key: (typeof communityPages)[number]['key'] | 'terms' | 'privacy' | 'api'
  to: string
  /** True if the router has no such page. */
  isDocument?: true
}

/** The pages of the footer's second row (docs/product.md#navigation). A test compares the list with the route table. */
export const footerLinks: readonly FooterLink[] = [
  ...communityPages,
  { key: 'terms', to: '/terms' },
  { key: 'privacy', to: '/privacy' },
  { key: 'api', to: '/api/docs', isDocument: true },
]
