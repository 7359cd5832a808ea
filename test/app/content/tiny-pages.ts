/** The pages of the tiny content, except Home. */
import type { Illustration, Source, Text } from '#app/content/story-schema.ts'
import type { AllContent } from '#app/content/all-content-schema.ts'

type Stock = { line: Text; heading: { title: Text; lead: Text }; illustration: Illustration; sources: Source[] }
type Pages = Pick<AllContent, 'timeline' | 'culture' | 'people' | 'about' | 'community' | 'terms' | 'privacy'>

function legal(line: Text): AllContent['terms'] {
  const section = { key: 'rule', title: line, paragraphs: [line] }
  return { title: line, updated: '2001-05-04', lead: line, sections: [section, section, section] }
}

function about({ line, illustration, sources }: Stock): AllContent['about'] {
  const row = { label: line, value: line }
  const point = { title: line, text: line }
  return {
    title: line,
    lead: line,
    university: { title: line, paragraphs: [line], picture: illustration, sources },
    information: { title: line, rows: [row] },
    history: { title: line, lead: line, entries: [{ year: 1951, text: line }], picture: illustration, sources },
    achievements: {
      title: line,
      lead: line,
      figures: [{ value: line, label: line, sources }],
      paragraphs: [line],
      sources,
    },
    project: { title: line, paragraphs: [line], points: [point] },
    team: { title: line, lead: line, roles: [point] },
    celebration: { title: line, paragraphs: [line], rows: [row], sources },
    contact: { title: line, paragraphs: [line], rows: [], sources },
  }
}

export function tinyPages(stock: Stock): Pages {
  const { line, heading, illustration, sources } = stock
  const puzzle = { name: line, alt: line, url: illustration.url }
  const chapters = { ...heading, chapters: [{ key: 'lake', title: line, paragraphs: [line] }] }
  return {
    timeline: {
      title: line,
      subtitle: line,
      opening: { title: line, paragraphs: [line], figures: [], picture: illustration, sources },
      river: heading,
      epilogue: {
        title: line,
        heading: line,
        paragraphs: [line],
        lines: [line],
        action: { text: line, href: '/blessings' },
        picture: illustration,
        sources,
      },
    },
    culture: {
      title: line,
      lead: line,
      opening: { quote: line, quoteNote: line, paragraphs: [line], picture: illustration },
      spirit: chapters,
      achievements: heading,
      impact: chapters,
    },
    people: { title: line, lead: line, grid: heading, closing: line },
    about: about(stock),
    community: {
      blessings: {
        title: line,
        subtitle: line,
        relay: { title: line, paragraphs: [line], sources, goals: [{ legs: 100, name: line }] },
        wall: heading,
      },
      articles: heading,
      forum: heading,
      poster: {
        ...heading,
        themes: [{ key: 'dawn', name: line }],
        mottos: [{ key: 'lake', text: line }],
        number: { before: { zh: '第', en: 'No.' }, after: { zh: '位', en: 'of all' } },
      },
      mosaic: { ...heading, samples: line, pictures: { torch: puzzle, river: puzzle, works: puzzle } },
    },
    terms: legal(line),
    privacy: legal(line),
  }
}
