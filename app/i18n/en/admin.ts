import type { Translations } from '../translations.ts'
import type { admin as zhAdmin } from '../zh/admin.ts'

export const admin = {} satisfies Translations<typeof zhAdmin>
