import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'

// An image that a member uploaded; its files are in the store under the key. An image that no text referred to within a day is removed.
const UploadSchema = defineEntity({
  name: 'Upload',
  tableName: 'upload',
  indexes: [{ name: 'upload_unused', properties: ['usedAt', 'createdAt'] }],
  properties: {
    key: p.string().length(22).primary(),
    owner: () => p.manyToOne(Member).nullable().deleteRule('set null').index('upload_owner'),
    bytes: p.integer(),
    width: p.integer(),
    height: p.integer(),
    usedAt: p.datetime(3).nullable(),
    // When the removal of the files began. The row is deleted after them.
    removingAt: p.datetime(3).nullable().index('upload_removing'),
    createdAt: p.datetime(3),
  },
})

export class Upload extends UploadSchema.class {}

UploadSchema.setClass(Upload)
