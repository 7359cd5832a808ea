import type { Translations } from '../../translations.ts'
import type { setting as zhSetting } from '../../zh/refusal/setting.ts'

export const setting = {
  not_found: 'There is no such setting',
  banner_chinese: 'Please write the Chinese line too',
  banner_days: 'The last day must not come before the first',
  day: 'Please choose a day',
  limit: 'A limit is a whole number from 1 to 100000',
  line_too_long: 'This line is too long',
  mail_domain: 'Please write mail domains such as hhu.edu.cn, one a line',
  police_number: 'The police filing must hold its number',
  postcode: 'A postcode has six digits',
  too_many_domains: 'A hundred mail domains at most',
  smtp_host: 'The server must be a host name or an IP address',
  smtp_port: 'The port must be 25, 465, 587 or 2525',
  smtp_private: 'The server must have a public address; the operator allows others with PRIVATE_HOSTS',
  smtp_password_again: 'The server or the user name has changed: please enter the password again',
  smtp_from_required: 'Please enter the sender address, or use a full e-mail address as the user name',
  smtp_failed: 'The mail server said: {{words}}',
  smtp_none: 'No mail server is set',
} satisfies Translations<typeof zhSetting>
