import { defineEntity, p } from '@mikro-orm/core'

// A picture of another host that was fetched and stored like an upload; the file is in the store. A picture that was not shown for a month is
// removed, and fetched again when it is shown again.
const ProxiedImageSchema = defineEntity({
  name: 'ProxiedImage',
  tableName: 'outside_picture',
  properties: {
    key: p.string().length(22).primary(),
    bytes: p.integer(),
    createdAt: p.datetime(3),
    shownAt: p.datetime(3).index('outside_picture_shown'),
    // When the removal of the file began. The row is deleted after the file.
    removingAt: p.datetime(3).nullable().index('outside_picture_removing'),
  },
})

export class ProxiedImage extends ProxiedImageSchema.class {}

ProxiedImageSchema.setClass(ProxiedImage)
