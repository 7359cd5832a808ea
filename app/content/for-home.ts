import { homeContent, type Volume } from './index.ts'
import type { Locale } from './schema.ts'

/** What Home shows of the volume, without the chapters that other pages tell: its size is the size of the first answer. */
export function homePage(locale: Locale, volume?: Volume) {
  const { eras, missions, stories, samples, ...words } = homeContent(locale, volume)
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
    samples,
  }
}

export type HomePage = ReturnType<typeof homePage>
