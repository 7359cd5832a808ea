/** The whole volume, zh and en side by side: replace this to make the site another university's. */
import { z } from 'zod'
import { about } from './about.ts'
import { community } from './community.ts'
import { culture } from './culture.ts'
import { eras, steps } from './eras.ts'
import { home } from './home.ts'
import { missions } from './missions.ts'
import * as page from './page-schema.ts'
import { others, people, stories } from './people.ts'
import { pictures } from './pictures.ts'
import { privacy } from './privacy.ts'
import { samples } from './samples.ts'
import * as schema from './schema.ts'
import { site } from './site.ts'
import { terms } from './terms.ts'
import { timeline } from './timeline.ts'

export const volumeSchema = z.strictObject({
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
  pictures: z.array(schema.picture).min(1),
})
export type Volume = z.output<typeof volumeSchema>

export const volume: Volume = {
  site,
  home,
  eras,
  steps,
  missions,
  stories,
  others,
  samples,
  timeline,
  culture,
  people,
  about,
  community,
  terms,
  privacy,
  pictures,
}
