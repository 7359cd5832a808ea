import { defineEntity, p } from '@mikro-orm/core'
import { announceChanges } from '../rpc/database-triggers/announce-change.ts'
import { Member } from '../member/member.entity.ts'
import { countedIn, languageColumn, reviewColumns } from '../review/review.entity.ts'
import { fingerprintColumn, textTriggers } from '../text/text.entity.ts'
import { approvedBlessings, blessingLimits } from './blessing.schema.ts'

// A blessing: a short wish of a member on the wall. `shownAt` is when it last became public; live pages read it.
const BlessingSchema = defineEntity({
  name: 'Blessing',
  tableName: 'blessing',
  indexes: [
    { name: 'blessing_created', properties: ['createdAt', 'id'] },
    { name: 'blessing_author_created', properties: ['author', 'createdAt', 'id'] },
    { name: 'blessing_decided', properties: ['author', 'status'], where: 'reviewed_at is not null' },
    { name: 'blessing_status', properties: ['status', 'id'] },
    { name: 'blessing_language', properties: ['status', 'language', 'id'] },
    { name: 'blessing_shown', properties: ['status', 'shownAt', 'id'] },
    { name: 'blessing_author', properties: ['author', 'id'] },
    { name: 'blessing_named', properties: ['author', 'id'], where: `status = 'approved' and not is_anonymous` },
  ],
  triggers: [
    ...textTriggers('blessing'),
    countedIn('blessing', approvedBlessings),
    announceChanges({
      table: 'blessing',
      columns: ['content', 'is_anonymous', 'author_id', 'signature', 'language', 'status', 'updated_at'],
      publicStatus: 'approved',
    }),
  ],
  properties: {
    id: p.integer().primary(),
    content: p.string().length(blessingLimits.content),
    language: languageColumn(),
    isAnonymous: p.boolean().default(false),
    author: () => p.manyToOne(Member).nullable().deleteRule('set null'),
    // Shown in place of a member's name, because the authors of the sample blessings are no members.
    signature: p.string().length(blessingLimits.signature).nullable(),
    likes: p.integer().default(0),
    ...reviewColumns(),
    fingerprint: fingerprintColumn('blessing'),
    shownAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
})

export class Blessing extends BlessingSchema.class {}

BlessingSchema.setClass(Blessing)
