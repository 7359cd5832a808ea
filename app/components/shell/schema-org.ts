/** The site for readers of schema.org. The site is independent: it is about the university, not of it. */
export interface Subject {
  url: string
  locale: 'zh' | 'en'
  site: { name: string; title: string; description: string; address: string; founded: number }
}

export interface PageSubject {
  address: string
  pathname: string
  title: string | undefined
  description: string
  image: string
  kind: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'Article' | 'DiscussionForumPosting'
  /** Further properties, such as the date on which an article was published. */
  more?: Readonly<Record<string, unknown>> | undefined
}

const languages = { zh: 'zh-CN', en: 'en' } as const

/** Returns the site, the page, and the breadcrumb between them as one graph. */
export function schemaOrg({ url, locale, site }: Subject, page: PageSubject) {
  const inLanguage = languages[locale]
  const [siteId, schoolId] = [`${url}/#site`, `${url}/#university`]
  const isHome = page.pathname === '/'
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...{ '@type': 'WebSite', '@id': siteId, url: `${url}/`, name: site.title, description: site.description },
        ...{ inLanguage: ['zh-CN', 'en'], about: { '@id': schoolId } },
      },
      {
        ...{ '@type': 'CollegeOrUniversity', '@id': schoolId, name: site.name },
        ...{ foundingDate: String(site.founded), address: site.address },
      },
      {
        ...{ '@type': page.kind, '@id': page.address, url: page.address, [nameOf(page)]: page.title ?? site.title },
        ...{ description: page.description, image: page.image, inLanguage, isPartOf: { '@id': siteId } },
        ...page.more,
      },
      ...(isHome ? [] : [trail(url, site.title, page)]),
    ],
  }
}

const nameOf = ({ kind }: PageSubject) =>
  kind === 'Article' || kind === 'DiscussionForumPosting' ? 'headline' : 'name'

const trail = (url: string, home: string, { title, address }: PageSubject) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: home, item: `${url}/` },
    { '@type': 'ListItem', position: 2, name: title ?? home, item: address },
  ],
})
