import type { Locale } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import { loadSetting } from './setting.queries.ts'
import { settingShapes, type SettingKey, type ShownSetting } from './setting.schema.ts'
import { viewSmtp } from './mail-delivery-method.ts'

/** Descriptions of the settings for their list (docs/api.md#admin). */
const descriptions: Readonly<Record<SettingKey, Readonly<Record<Locale, string>>>> = {
  registration_enabled: { zh: '是否开放注册', en: 'Whether new accounts may be made' },
  smtp_config: { zh: '邮件服务器；密码不显示', en: 'The mail server; its password is not shown' },
  review_config: { zh: '哪些内容先审核再公开', en: 'What is reviewed before it appears' },
  word_list: { zh: '含有这些词的内容先审核', en: 'Words that send a text to review' },
  registration_domains: {
    zh: '可以注册的邮箱域名，含其下级；为空则不限',
    en: 'Mail domains that may register, with those below them; empty means all',
  },
  read_only: { zh: '全站只读：可以看，不能写', en: 'Whether the site is read-only' },
  banner: { zh: '各页上方的告示，按上海日期显示', en: 'A line above every page, by days of Shanghai' },
  footer: {
    zh: '页脚的地址、邮编与备案号；空的用默认值',
    en: 'Address, postcode and filings of the footer; empty means the default',
  },
  backups: {
    zh: '每日备份的时间（上海时间）、保留份数与存放处',
    en: 'When backups are made (time in Shanghai), how many are kept, and where',
  },
  limits: { zh: '各种操作的次数上限；null 为默认值', en: 'How often things may be done; null means the default' },
}

/** Every key, in the order of `settingShapes`. */
export const settingKeys = Object.keys(settingShapes).filter(isSettingKey)

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingShapes, key)
}

/** Shows a setting to admins. */
export async function viewSetting(em: Work['em'], key: SettingKey, locale: Locale): Promise<ShownSetting> {
  return { key, value: await shownValue(em, key), description: descriptions[key][locale] }
}

// Nobody may read the password of the mail server.
async function shownValue(em: Work['em'], key: SettingKey): Promise<unknown> {
  return key === 'smtp_config' ? viewSmtp(await loadSetting(em, key)) : loadSetting(em, key)
}
