import { homeContent, type HomeContent } from '../index.ts'
import { cachePagePerLanguage } from '../cache-page-per-language.ts'

/** The content of Home, without the long texts that only other pages show. */
export const homePage = cachePagePerLanguage((locale, content) => withoutChapters(homeContent(locale, content)))

function withoutChapters({ eras, missions, stories, ...words }: HomeContent) {
  return {
    ...words,
    eras: eras.map(({ year, name, title, description, detail, images, statistics, sources }) => ({
      year,
      name,
      title,
      description,
      detail,
      images,
      statistics: statistics.map(({ value, label, note }) => ({ value, label, note })),
      sources: [
        ...new Map(
          [...statistics.flatMap(figure => figure.sources), ...sources].map(source => [source.url, source]),
        ).values(),
      ],
    })),
    missions: missions.map(({ depth: _, ...mission }) => mission),
    stories: stories.map(({ longer: _, ...story }) => story),
  }
}

export type HomePage = ReturnType<typeof withoutChapters>

/** The part of it that the client needs, because its size counts into the first response. The rest is rendered as static parts (home-parts.tsx). */
export function homeShell({ hero: { sources: _, ...hero }, eras, missions, stories, finale, ...rest }: HomePage) {
  return {
    ...rest,
    hero,
    eras: eras.map(({ year, name, title }) => ({ year, name, title })),
    missions: missions.map(({ key, title, picture: { url } }) => ({ key, title, picture: { url } })),
    stories: stories.map(({ key, name, years, title, preview, avatar }) => ({
      key,
      name,
      years,
      title,
      preview,
      avatar,
    })),
    finale: { picture: finale.picture },
  }
}

/** The content of Home that scripts render. */
export type HomeShell = ReturnType<typeof homeShell>
