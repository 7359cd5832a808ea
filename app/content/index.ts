/** What the loaders ask for: each page's words in one language, checked on first use, kept per language. */
import { z } from 'zod'
import { eras, steps } from './eras.ts'
import { home } from './home.ts'
import { missions } from './missions.ts'
import { stories } from './people.ts'
import { pictures } from './pictures.ts'
import { samples } from './samples.ts'
import * as schema from './schema.ts'
import { site } from './site.ts'
import { part, type Spoken } from './spoken.ts'

export type { Locale } from './schema.ts'
export type { Spoken } from './spoken.ts'

export const volumeSchema = z.strictObject({
  site: schema.siteSchema,
  home: schema.homeSchema,
  eras: z.array(schema.eraSchema).min(1),
  steps: z.array(schema.stepSchema),
  missions: z.array(schema.missionSchema).min(1),
  stories: z.array(schema.personSchema).min(1),
  samples: schema.samplesSchema,
  pictures: z.array(schema.picture).min(1),
})
export type Volume = z.output<typeof volumeSchema>

/** The whole volume, zh and en side by side. */
export const volume: Volume = { site, home, eras, steps, missions, stories, samples, pictures }

const homeParts = z.strictObject({
  ...schema.homeSchema.shape,
  eras: volumeSchema.shape.eras,
  missions: volumeSchema.shape.missions,
  stories: volumeSchema.shape.stories,
  samples: z.array(schema.pledgeSchema).min(1),
})

export const contentFor = part(volumeSchema, volume)
export const siteContent = part(schema.siteSchema, site)
export const homeContent = part(homeParts, { ...home, eras, missions, stories, samples: samples.pledges })
export const samplesContent = part(schema.samplesSchema, samples)

export type SiteContent = Spoken<schema.Site>
export type HomeContent = ReturnType<typeof homeContent>
export type EraContent = Spoken<schema.Era>
export type StepContent = Spoken<schema.Step>
export type MissionContent = Spoken<schema.Mission>
export type PersonContent = Spoken<schema.Person>
export type FigureContent = Spoken<schema.Figure>
export type SourceContent = Spoken<schema.Source>
export type PlateContent = Spoken<schema.Plate>
export type SectionContent = Spoken<schema.Section>
export type SamplesContent = Spoken<schema.Samples>
