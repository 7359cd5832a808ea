import type { Translations } from '../translations.ts'
import type { ui as zhUi } from '../zh/ui.ts'

export const ui = {
  toast: {
    region: 'Notifications',
    close: 'Close',
    title: { success: 'Success', error: 'Error', warning: 'Warning', info: 'Notice' },
  },
  confirm: {
    title: 'Confirm',
    confirm: 'OK',
    cancel: 'Cancel',
    icon: { warning: 'Warning', danger: 'Deletion', info: 'Information', default: 'Question' },
  },
  prompt: { title: 'Input' },
  field: {
    optional: 'optional',
    counter: '{{length}} of {{limit}} characters used',
    bound: 'at most {{limit}} characters',
  },
  password: { show: 'Show password' },
  summary: { title: 'Please correct the following ({{number}})' },
  pager: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {{page}} of {{pages}}',
    total: '{{total}} in all',
  },
  languages: { zh: 'Chinese', en: 'English' },
  texts: {
    label: 'Language of the texts',
    this: 'English',
    all: 'All languages',
    none: 'There is nothing in English here yet, so texts in other languages are shown.',
  },
  plate: { number: 'Plate {{number}}' },
  sources: { title: 'Where from, as of when', asOf: 'as of {{date}}' },
  time: {
    justNow: 'Just now',
    minute: '1 minute ago',
    minutes: '{{number}} minutes ago',
    hour: '1 hour ago',
    hours: '{{number}} hours ago',
    day: '1 day ago',
    days: '{{number}} days ago',
  },
  draft: { restored: 'What you had not sent has been restored.', discard: 'Clear it' },
} satisfies Translations<typeof zhUi>
