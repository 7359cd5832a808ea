import { staticParts } from '#app/components/reused-markup/static-parts-of-pages.tsx'
import type { AboutPage } from '#app/content/for-about.ts'
import { School } from './school.tsx'
import { ThisSite } from './site.tsx'

/** What of the about page never changes while it is open: all of it but its first leaf and the way through it. */
export const aboutParts = staticParts<AboutPage>(about => [
  { name: 'school', element: <School {...about} /> },
  { name: 'site', element: <ThisSite {...about} /> },
])
