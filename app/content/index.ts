/** What the loaders ask for: each page's words in one language, checked on first use, kept per language. */
import { z } from 'zod'
import * as page from './page-schema.ts'
import * as schema from './schema.ts'
import { part, type Spoken } from './spoken.ts'
import { volume } from './volume.ts'
import { volumeSchema } from './volume-schema.ts'

export type { Locale } from './schema.ts'
export { seedContent } from './seed.ts'
export type { Spoken } from './spoken.ts'

const { site, home, eras, steps, missions, stories, others, samples, timeline, culture, people, about, charts } = volume
const {
  eras: eraList,
  steps: stepList,
  missions: missionList,
  stories: personList,
  others: otherList,
  charts: chartList,
} = volumeSchema.shape

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

/** Everything at once. */
export const contentFor = part(volumeSchema, volume)
export const siteContent = part(schema.siteSchema, site)
export const homeContent = part(homeSchema, { ...home, eras, missions, stories, samples: samples.pledges })
export const timelineContent = part(timelineSchema, { ...timeline, eras, steps })
export const cultureContent = part(cultureSchema, { ...culture, missions, charts })
export const peopleContent = part(peopleSchema, { ...people, stories, others })
export const aboutContent = part(page.aboutSchema, about)
export const communityContent = part(page.communitySchema, volume.community)
export const termsContent = part(page.legalSchema, volume.terms)
export const privacyContent = part(page.legalSchema, volume.privacy)
export const samplesContent = part(schema.samplesSchema, samples)

export type SiteContent = ReturnType<typeof siteContent>
export type HomeContent = ReturnType<typeof homeContent>
export type TimelineContent = ReturnType<typeof timelineContent>
export type CultureContent = ReturnType<typeof cultureContent>
export type PeopleContent = ReturnType<typeof peopleContent>
export type AboutContent = ReturnType<typeof aboutContent>
export type CommunityContent = ReturnType<typeof communityContent>
export type LegalContent = ReturnType<typeof termsContent>
export type SamplesContent = ReturnType<typeof samplesContent>
export type EraContent = Spoken<schema.Era>
export type StepContent = Spoken<schema.Step>
export type MissionContent = Spoken<schema.Mission>
export type PersonContent = Spoken<schema.Person>
export type FigureContent = Spoken<schema.Figure>
export type SourceContent = Spoken<schema.Source>
export type PlateContent = Spoken<schema.Plate>
export type SectionContent = Spoken<schema.Section>
