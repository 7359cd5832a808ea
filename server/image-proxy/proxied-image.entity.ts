import { defineEntity, p } from '@mikro-orm/core'

// A picture of another host that was fetched and is kept like an upload: its file lies in the store. One that nobody has looked at for a
// month is removed, and fetched again when it is shown again.
const ProxiedImageSchema = defineEntity({
  name: 'ProxiedImage',
  tableName: 'outside_picture',
  properties: {
    key: p.string().length(22).primary(),
    bytes: p.integer(),
    createdAt: p.datetime(3),
    shownAt: p.datetime(3).index('outside_picture_shown'),
    // Since when its file is being removed: the row goes when it is gone.
    removingAt: p.datetime(3).nullable().index('outside_picture_removing'),
  },
})

export class ProxiedImage extends ProxiedImageSchema.class {}

ProxiedImageSchema.setClass(ProxiedImage)
