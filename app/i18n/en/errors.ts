import type { Translations } from '../translations.ts'
import type { errors as zhErrors } from '../zh/errors.ts'

export const errors = {} satisfies Translations<typeof zhErrors>
