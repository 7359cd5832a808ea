import type { Translations } from '../translations.ts'
import type { home as zhHome } from '../zh/home.ts'

export const home = {} satisfies Translations<typeof zhHome>
