/** The public pages that search engines should list, with their priority in the site map. */
export const publicPages: readonly { path: string; priority: number; isForm?: true }[] = [
  { path: '/', priority: 1 },
  { path: '/timeline', priority: 0.9 },
  { path: '/culture', priority: 0.9 },
  { path: '/people', priority: 0.9 },
  { path: '/articles', priority: 0.8 },
  { path: '/blessings', priority: 0.8 },
  { path: '/forum', priority: 0.8 },
  { path: '/mosaic', priority: 0.6, isForm: true },
  { path: '/about', priority: 0.7 },
  { path: '/poster', priority: 0.5, isForm: true },
  { path: '/terms', priority: 0.2 },
  { path: '/privacy', priority: 0.2 },
]

/** Addresses that crawlers should not visit: accounts, forms, private links, interfaces. */
export const privatePaths: readonly string[] = [
  '/admin',
  '/notices',
  '/profile',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/former-address',
  '/logout',
  '/language',
  '/pledges/receipt/',
  '/articles/new',
  '/articles/mine',
  '/report/',
  '/search',
  '/message-test',
  '/auth-test',
  '/trpc/',
  '/api/',
]
