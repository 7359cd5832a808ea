/** The schemas of the pages other than Home: timeline, culture, people, about, terms and privacy. */
import { z } from 'zod'
import { piece, day, figure, heading, labelled, paragraphs, illustration, source, text } from './story-schema.ts'

const sources = z.array(source).min(1)
const action = z.strictObject({ text, href: z.string().regex(/^\/(?![/\\])/) })

/** A section with a title, and with an illustration and figures if it has them. */
const chapterSchema = z.strictObject({
  key: z.string().regex(/^[a-z][a-z-]*$/),
  title: text,
  paragraphs,
  figures: z.array(figure).optional(),
  picture: illustration.optional(),
  sources: sources.optional(),
})
const chapters = z.strictObject({ title: text, lead: text, chapters: z.array(chapterSchema).min(1) })

export const timelineSchema = z.strictObject({
  title: text,
  subtitle: text,
  opening: z.strictObject({ title: text, paragraphs, figures: z.array(figure), picture: illustration, sources }),
  river: heading,
  epilogue: z.strictObject({
    title: text,
    heading: text,
    paragraphs,
    lines: paragraphs,
    action,
    picture: illustration,
    sources,
  }),
})

export const cultureSchema = z.strictObject({
  title: text,
  lead: text,
  opening: z.strictObject({ quote: text, quoteNote: text, paragraphs, picture: illustration }),
  spirit: chapters,
  achievements: heading,
  impact: chapters,
})

export const peopleSchema = z.strictObject({ title: text, lead: text, grid: heading, closing: text })

const rows = z.strictObject({ title: text, rows: z.array(labelled).min(1), sources: sources.optional() })
const points = z.array(z.strictObject({ title: text, text })).min(1)

export const aboutSchema = z.strictObject({
  title: text,
  lead: text,
  university: z.strictObject({ title: text, paragraphs, picture: illustration, sources }),
  information: rows,
  history: z.strictObject({
    title: text,
    lead: text,
    entries: z.array(z.strictObject({ year: z.int(), text })).min(1),
    picture: illustration,
    sources,
  }),
  achievements: z.strictObject({ title: text, lead: text, figures: z.array(figure).min(1), paragraphs, sources }),
  project: z.strictObject({ title: text, paragraphs, points }),
  team: z.strictObject({ title: text, lead: text, roles: points }),
  celebration: z.strictObject({ title: text, paragraphs, rows: z.array(labelled).min(1), sources }),
  contact: z.strictObject({ title: text, paragraphs, rows: z.array(labelled), sources }),
})

export const legalSchema = z.strictObject({
  title: text,
  updated: day,
  lead: text,
  sections: z
    .array(
      z.strictObject({
        key: z.string().regex(/^[a-z][a-z-]*$/),
        title: text,
        paragraphs,
        points: z.array(text).optional(),
      }),
    )
    .min(3),
})

const name = z.string().regex(/^[a-z]+$/)

const puzzle = z.strictObject({ name: text, alt: text, url: illustration.shape.url })

export const communitySchema = z.strictObject({
  blessings: z.strictObject({
    title: text,
    subtitle: text,
    relay: z.strictObject({
      title: text,
      paragraphs,
      sources,
      /** The numbers of legs at which each era lights up, ascending (docs/product.md#blessings-page). */
      goals: z.array(z.strictObject({ legs: z.int().positive(), name: text })).min(1),
    }),
    wall: heading,
  }),
  articles: heading,
  forum: heading,
  poster: heading.extend({
    /** The backgrounds that the server can draw (server/poster). */
    themes: z.array(z.strictObject({ key: z.enum(['night', 'paper', 'dawn']), name: text })).min(1),
    mottos: z.array(z.strictObject({ key: name, text })).min(1),
    /** The text before and after the visitor number. */
    number: z.strictObject({ before: piece, after: piece }),
  }),
  /** The drawings of the puzzles. Each puzzle shows the central square of its drawing. */
  mosaic: heading.extend({
    samples: text,
    pictures: z.strictObject({ torch: puzzle, river: puzzle, works: puzzle }),
  }),
})

export type Community = z.output<typeof communitySchema>
export type Timeline = z.output<typeof timelineSchema>
export type Culture = z.output<typeof cultureSchema>
export type People = z.output<typeof peopleSchema>
export type About = z.output<typeof aboutSchema>
export type Legal = z.output<typeof legalSchema>
