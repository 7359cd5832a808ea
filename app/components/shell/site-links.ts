/** The seven links of bar and footer, in the order of the specification (2.3, 2.4). */
export const chapters = [
  { key: 'home', to: '/' },
  { key: 'timeline', to: '/timeline' },
  { key: 'culture', to: '/culture' },
  { key: 'people', to: '/people' },
  { key: 'blessings', to: '/blessings' },
  { key: 'articles', to: '/articles' },
  { key: 'about', to: '/about' },
] as const

export interface FurtherPage {
  key: 'forum' | 'poster' | 'mosaic' | 'terms' | 'privacy' | 'api'
  to: string
  /** Also offered by the account menu. */
  inMenu?: true
  /** Not one of the router's pages. */
  isDocument?: true
}

/** Pages beside the seven, for the footer's second row and the account menu (decisions: Navigation). A test holds the list to the route table. */
export const furtherPages: readonly FurtherPage[] = [
  { key: 'forum', to: '/forum', inMenu: true },
  { key: 'poster', to: '/poster', inMenu: true },
  { key: 'mosaic', to: '/mosaic', inMenu: true },
  { key: 'terms', to: '/terms' },
  { key: 'privacy', to: '/privacy' },
  { key: 'api', to: '/api/docs', isDocument: true },
]
