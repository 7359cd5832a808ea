/** The four events of the timeline widget, and the steps between them for the full page. */
import { era1915 } from './eras/1915.ts'
import { era1952 } from './eras/1952.ts'
import { era1985 } from './eras/1985.ts'
import { era2025 } from './eras/2025.ts'
import type { Era } from './story-schema.ts'

export { steps } from './eras/minor-years.ts'

export const eras: Era[] = [era1915, era1952, era1985, era2025]
