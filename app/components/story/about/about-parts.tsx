import { staticParts } from '#app/components/reused-markup/static-parts-of-pages.tsx'
import type { AboutPage } from '#app/content/pages/about.ts'
import { School } from './school.tsx'
import { ThisSite } from './site.tsx'

/** The parts of the about page that never change while it is open: everything but the first screen and the navigation. */
export const aboutParts = staticParts<AboutPage>(about => [
  { name: 'school', element: <School {...about} /> },
  { name: 'site', element: <ThisSite {...about} /> },
])
