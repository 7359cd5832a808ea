import { discoveryRoutes } from '#server/http/discovery/discovery-routes.ts'

type Parts = Parameters<typeof discoveryRoutes>[0]

/** The routes of the feeds and of the site map, with the contents that a test provides. */
export const feedApp = (feed: Partial<Pick<Parts, 'newest' | 'news' | 'memberNews' | 'sitemapPages'>>) =>
  discoveryRoutes({
    url: 'https://110.example.org',
    sitemapPages: () => Promise.resolve([]),
    pictures: { article: () => Promise.resolve(undefined), post: () => Promise.resolve(undefined) },
    mosaic: () => Promise.reject(new Error('not asked for')),
    addressOf: () => '192.0.2.1',
    limits: false,
    newest: () => Promise.resolve([]),
    news: () => Promise.resolve(undefined),
    memberNews: () => Promise.resolve(undefined),
    ...feed,
  })
