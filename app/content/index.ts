/** The content of each page in one language, for loaders. It is validated on first use and cached per language. */
import { z } from 'zod'
import * as page from './page-schema.ts'
import * as schema from './story-schema.ts'
import { part, type Localized } from './localize.ts'
import { allContent } from './all-content.ts'
import { allContentSchema, type AllContent } from './all-content-schema.ts'

export type { Locale } from './story-schema.ts'
export { sampleArticles } from './sample-articles.ts'
export type { Localized } from './localize.ts'
export type { AllContent } from './all-content-schema.ts'

const {
  eras: eraList,
  steps: stepList,
  missions: missionList,
  stories: personList,
  others: otherList,
  charts: chartList,
} = allContentSchema.shape

const homeSchema = z.strictObject({
  ...schema.homeSchema.shape,
  eras: eraList,
  missions: missionList,
  stories: personList,
  samples: z.array(schema.pledgeSchema).min(1),
})
const timelineSchema = z.strictObject({ ...page.timelineSchema.shape, eras: eraList, steps: stepList })
const cultureSchema = z.strictObject({ ...page.cultureSchema.shape, missions: missionList, charts: chartList })
const peopleSchema = z.strictObject({ ...page.peopleSchema.shape, stories: personList, others: otherList })

/** Returns a reader of one part of the given content, by default of the shipped one. */
const read = <Schema extends z.ZodType>(partSchema: Schema, partOf: (whole: AllContent) => z.output<Schema>) =>
  part(partSchema, partOf, allContent)

/** All content. */
export const contentFor = read(allContentSchema, whole => whole)
export const siteContent = read(schema.siteSchema, ({ site }) => site)
export const homeContent = read(homeSchema, ({ home, eras, missions, stories, samples }) => ({
  ...home,
  ...{ eras, missions, stories },
  samples: samples.pledges,
}))
export const timelineContent = read(timelineSchema, ({ timeline, eras, steps }) => ({ ...timeline, eras, steps }))
export const cultureContent = read(cultureSchema, ({ culture, missions, charts }) => ({
  ...culture,
  missions,
  charts,
}))
export const peopleContent = read(peopleSchema, ({ people, stories, others }) => ({ ...people, stories, others }))
export const aboutContent = read(page.aboutSchema, ({ about }) => about)
export const communityContent = read(page.communitySchema, ({ community }) => community)
export const termsContent = read(page.legalSchema, ({ terms }) => terms)
export const privacyContent = read(page.legalSchema, ({ privacy }) => privacy)
export const samplesContent = read(schema.samplesSchema, ({ samples }) => samples)

export type HomeContent = ReturnType<typeof homeContent>
export type TimelineContent = ReturnType<typeof timelineContent>
export type CultureContent = ReturnType<typeof cultureContent>
export type LegalContent = ReturnType<typeof termsContent>
export type EraContent = Localized<schema.Era>
export type StepContent = Localized<schema.Step>
export type IllustrationContent = Localized<schema.Illustration>
