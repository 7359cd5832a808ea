import type { Translations } from '../translations.ts'
import type { shell as zhShell } from '../zh/shell.ts'

export const shell = {} satisfies Translations<typeof zhShell>
