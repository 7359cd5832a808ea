/** All content, with zh and en side by side. Replace this file to make a site for another university. */
import { about } from './about.ts'
import { charts } from './charts.ts'
import { community } from './community.ts'
import { culture } from './culture.ts'
import { eras, steps } from './eras.ts'
import { home } from './home.ts'
import { missions } from './missions.ts'
import { others, people, stories } from './people.ts'
import { pictures } from './pictures.ts'
import { privacy } from './privacy.ts'
import { samples } from './samples.ts'
import { site } from './site.ts'
import { terms } from './terms.ts'
import { timeline } from './timeline.ts'
import type { AllContent } from './all-content-schema.ts'

export const allContent: AllContent = {
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
  charts,
  pictures,
}
