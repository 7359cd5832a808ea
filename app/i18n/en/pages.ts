import type { Translations } from '../translations.ts'
import type { pages as zhPages } from '../zh/pages.ts'

export const pages = {} satisfies Translations<typeof zhPages>
