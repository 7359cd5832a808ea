import { defineEntity, p } from '@mikro-orm/core'

// Recent readers of a text, each stored as one hash: a visitor session counts once for each article or post in 30 minutes (docs/product.md#views).
const PageViewSchema = defineEntity({
  name: 'PageView',
  tableName: 'reading',
  properties: {
    key: p.string().length(64).primary(),
    at: p.datetime(3).index('reading_at'),
  },
})

export class PageView extends PageViewSchema.class {}

PageViewSchema.setClass(PageView)
