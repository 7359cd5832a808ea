import type { Translations } from '../../translations.ts'
import type { settings as zh } from '../../zh/rest/settings.ts'

export const settings = {
  said: {
    'setting.setRegistration': 'The setting is saved',
  },
  calls: {
    'setting.setRegistration': 'Open or close registration',
  },
  examples: {
    'setting.setRegistration': { enabled: true },
  },
  tags: {
    admin: 'Administration',
  },
} satisfies Translations<typeof zh>
