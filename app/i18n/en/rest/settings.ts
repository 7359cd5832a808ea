import type { Translations } from '../../translations.ts'
import type { settings as zh } from '../../zh/rest/settings.ts'

export const settings = {
  said: {
    'setting.setRegistration': 'The setting is saved',
    'setting.setRegistrationDomains': 'The setting is saved',
    'setting.setReadOnly': 'The setting is saved',
    'setting.setBanner': 'The setting is saved',
    'setting.setFooter': 'The setting is saved',
    'setting.setLimits': 'The setting is saved',
    'setting.setSmtp': 'The mail server is saved',
    'setting.testSmtp': 'The test letter has been sent',
  },
  calls: {
    'setting.setRegistrationDomains': 'Mail domains that may register, with those below them; empty means all',
    'setting.setReadOnly': 'Make the site read-only, or writable again',
    'setting.setBanner': 'The line above every page',
    'setting.setFooter': 'Address, postcode and filings of the footer; empty means the default',
    'setting.setLimits': 'How often things may be done; null means the default',
    'setting.setRegistration': 'Open or close registration',
    'setting.listConfigs': 'Every setting',
    'setting.config': 'One setting',
    'setting.setSmtp':
      'Sets the mail server and tries to reach it; an empty password or ****** means unchanged, an empty host takes it away',
    'setting.testSmtp': 'Sends a test letter; when that fails, message holds the mail server’s own words',
  },
  examples: {
    'setting.setRegistrationDomains': { domains: ['hhu.edu.cn'] },
    'setting.setReadOnly': { enabled: true },
    'setting.setBanner': {
      zh: 'The same in Chinese',
      en: 'Live all day on 27 October',
      from: '2025-10-20',
      until: '2025-10-27',
    },
    'setting.setFooter': { postcode: '210098' },
    'setting.setLimits': { comment: 10 },
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
