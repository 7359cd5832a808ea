import type { Translations } from '../../translations.ts'
import type { settings as zh } from '../../zh/rest/settings.ts'

export const settings = {
  said: {
    'setting.setRegistration': 'The setting is saved',
    'setting.setSmtp': 'The mail server is saved',
    'setting.testSmtp': 'The test letter has been sent',
  },
  calls: {
    'setting.setRegistration': 'Open or close registration',
    'setting.listConfigs': 'Every setting',
    'setting.config': 'One setting',
    'setting.setSmtp':
      'Sets the mail server and tries to reach it; an empty password or ****** means unchanged, an empty host takes it away',
    'setting.testSmtp': 'Sends a test letter; when that fails, message holds the mail server’s own words',
  },
  examples: {
    'setting.setRegistration': { enabled: true },
    'setting.setSmtp': {
      host: 'smtp.example.edu',
      port: 587,
      secure: false,
      user: 'site@example.edu',
      password: 'app-password',
    },
    'setting.testSmtp': { to: 'admin@example.edu' },
  },
  tags: {
    admin: 'Administration',
  },
} satisfies Translations<typeof zh>
