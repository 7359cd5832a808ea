/** The schema of the whole content; a replacement must satisfy exactly this. */
import { z } from 'zod'
import { chartSchema } from './chart-schema.ts'
import * as page from './page-schema.ts'
import * as schema from './story-schema.ts'

export const allContentSchema = z.strictObject({
  site: schema.siteSchema,
  home: schema.homeSchema,
  eras: z.array(schema.eraSchema).min(1),
  steps: z.array(schema.stepSchema),
  missions: z.array(schema.missionSchema).min(1),
  stories: z.array(schema.personSchema).min(1),
  others: z.array(schema.personSchema),
  samples: schema.samplesSchema,
  timeline: page.timelineSchema,
  culture: page.cultureSchema,
  people: page.peopleSchema,
  about: page.aboutSchema,
  community: page.communitySchema,
  terms: page.legalSchema,
  privacy: page.legalSchema,
  charts: z.strictObject({
    /** Charts that compare all works. */
    overview: z.array(chartSchema),
    /** One chart per work, by the work's key. */
    works: z.record(z.string(), chartSchema),
  }),
  pictures: z.array(schema.picture).min(1),
})
export type AllContent = z.output<typeof allContentSchema>
