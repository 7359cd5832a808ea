import { browserStorage } from './legal/browser-storage.ts'
import { retention } from './legal/retention.ts'
import { storedData } from './legal/stored-data.ts'
import { rights } from './legal/rights.ts'
import { visibility } from './legal/visibility.ts'
import type { Legal } from './page-schema.ts'

/**
 * Privacy policy (docs/product.md#terms-and-privacy): the stored data, its purposes and retention times, export and deletion
 * (docs/product.md#session, #registration).
 */
export const privacy: Legal = {
  title: { zh: '隐私政策', en: 'Privacy Policy' },
  updated: '2026-11-22',
  lead: {
    zh: '本站只收做事所需的信息：没有广告，没有第三方统计，不跟踪你在别处的行踪，也不把信息交给别人。',
    en: 'This site takes only what it needs to work. It has no advertising and no third-party analytics, does not follow you elsewhere, and gives nothing to others.',
  },
  sections: [
    {
      key: 'who',
      title: { zh: '谁在处理', en: 'Who is responsible' },
      paragraphs: [
        {
          zh: '本站是独立制作的演示，由部署它的人（下称运营者）负责，与河海大学无关。信息存放在运营者的服务器上，或运营者自己设置的数据库和图片存储里。',
          en: 'This is an independent demonstration. Whoever runs this installation, here called the operator, is responsible for it; Hohai University is not. What is stored lies on the operator’s server, or in the database and the storage of images that the operator has set up.',
        },
      ],
    },
    storedData,
    browserStorage,
    visibility,
    retention,
    ...rights,
  ],
}
