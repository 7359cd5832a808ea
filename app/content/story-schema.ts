/** The schemas of the story, with zh and en side by side. Replacement content must satisfy exactly these. */
import { z } from 'zod'

export type Locale = 'zh' | 'en'

const words = z.string().regex(/^\S(?:[\s\S]*\S)?$/, 'must not be empty or padded')

export const text = z.strictObject({ zh: words, en: words })
/** The text before or after a number in a sentence. It may begin or end with a space. */
export const piece = z.strictObject({ zh: z.string().regex(/\S/), en: z.string().regex(/\S/) })
export const paragraphs = z.array(text).min(1)
export const key = z.string().regex(/^[a-z][a-z0-9-]*$/)
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export const source = z.strictObject({
  title: text,
  url: z.url({ protocol: /^https$/ }),
  asOf: z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/),
  note: text.optional(),
})
const sources = z.array(source).min(1)

/** A number in large type, which always has a source (docs/product.md#sources). */
export const figure = z.strictObject({ value: text, label: text, note: text.optional(), sources })

export const illustration = z.strictObject({
  /** The address of one of the site's drawings, or of a picture that an admin uploaded. */
  url: z.string().regex(/^\/(pictures\/[a-z0-9-]+\.svg|uploads\/[\w-]{22}(-small|-square)?\.webp)$/),
  alt: text,
  caption: text,
})
export const picture = z.strictObject({ name: key, alt: text, caption: text, brief: words })

/** A card that links to a page of the site. */
export const entryCard = z.strictObject({ key, title: text, lead: text, href: z.string().regex(/^\/(?![/\\])/) })
export const heading = z.strictObject({ title: text, lead: text })

export const siteSchema = z.strictObject({
  name: text,
  shortName: text,
  title: text,
  description: text,
  slogan: text,
  founded: z.int(),
  celebrated: z.int(),
  age: z.int(),
  anniversary: day,
  displayedDate: z.string(),
  address: text,
  secondAddress: text,
  defaultPostcode: z.string(),
  motto: text,
  mottoNote: text,
  independence: text,
  copyright: text,
  // Not strict, because a banner that an older version of the site published has fields that no page shows.
  banner: z.object({ date: words, invitation: text }),
  sources,
})

export const homeSchema = z.strictObject({
  hero: z.strictObject({
    quote: text,
    history: z.strictObject({ text, detail: text }),
    modern: z.strictObject({ text, detail: text }),
    visitorLine: z.strictObject({ before: piece, after: piece }),
    prompt: text,
    cards: z.array(entryCard).min(1),
    sources,
  }),
  timeline: heading,
  mission: heading,
  alumni: heading,
  future: heading,
  finale: z.strictObject({
    title: text,
    quote: text,
    lines: z.array(text).length(4),
    date: words,
    slogan: text,
    picture: illustration,
  }),
})

/** A person named on the timeline, with what they did there. */
const roleSchema = z.strictObject({ name: text, role: text })
export const labelled = z.strictObject({ label: text, value: text })

const sectionSchema = z.strictObject({
  heading: text,
  paragraphs,
  labels: z.array(labelled).optional(),
  figures: z.array(figure).optional(),
  picture: illustration.optional(),
  sources,
})

export const eraSchema = z.strictObject({
  year: z.int(),
  name: text,
  title: text,
  description: text,
  detail: text,
  images: z.array(illustration).min(2).max(3),
  statistics: z.array(figure).min(1),
  keyFigures: z.array(roleSchema),
  sections: z.array(sectionSchema),
  sources,
})

export const stepSchema = z.strictObject({
  year: z.int(),
  date: text.optional(),
  title: text,
  text,
  picture: illustration.optional(),
  sources,
})

export const missionSchema = z.strictObject({
  key,
  title: text,
  subtitle: text,
  description: text,
  quote: text,
  impact: figure,
  participants: figure,
  duration: figure,
  depth: z.array(text).min(1).max(5),
  picture: illustration,
  sources,
})

export const personSchema = z.strictObject({
  key,
  name: text,
  years: text.optional(),
  era: text,
  title: text,
  avatar: z.strictObject({ url: illustration.shape.url, alt: text }),
  preview: text,
  story: text,
  quote: text,
  quoteNote: text,
  achievements: z.array(text).min(1),
  longer: paragraphs,
  sources,
})

export const pledgeSchema = z.strictObject({ name: text, grade: text, message: text })
const blessingSchema = z.strictObject({ author: text, content: text })
/** The picture of articles that have no cover of their own. */
const categorySchema = z.strictObject({ key, name: text, picture: illustration })

export const articleSchema = z.strictObject({
  category: key,
  title: text,
  summary: text,
  content: text,
  tags: z.array(text),
  sources,
})

/** A board of the forum, created at the first start; `icon` is the name of a drawing. */
const boardSchema = z.strictObject({ key, icon: z.string(), name: text, description: text })

const postSchema = z.strictObject({
  board: key,
  author: text,
  title: text,
  content: text,
  replies: z.array(z.strictObject({ author: text, content: text })),
})

export const samplesSchema = z.strictObject({
  pledges: z.array(pledgeSchema).min(1),
  categories: z.array(categorySchema).min(1),
  boards: z.array(boardSchema).min(1),
  seed: z.strictObject({
    pledges: z.array(pledgeSchema),
    blessings: z.array(blessingSchema),
    articles: z.array(articleSchema),
    posts: z.array(postSchema),
  }),
})

export type Text = z.output<typeof text>
export type Source = z.output<typeof source>
export type Figure = z.output<typeof figure>
export type Illustration = z.output<typeof illustration>
export type Site = z.output<typeof siteSchema>
export type Home = z.output<typeof homeSchema>
export type Era = z.output<typeof eraSchema>
export type Step = z.output<typeof stepSchema>
export type Mission = z.output<typeof missionSchema>
export type Person = z.output<typeof personSchema>
export type Samples = z.output<typeof samplesSchema>
