import { defineEntity, p } from '@mikro-orm/core'
import { announceChangesWhereSet } from '../rpc/database-triggers/announce-change.ts'
import { Member } from '../member/member.entity.ts'
import { reviewColumns } from '../review/review.entity.ts'
import { textTriggers } from '../text/text.entity.ts'
import { torchLimits } from './torch.schema.ts'

// A pass of the torch: it takes the consecutive legs from `id` to `last` (docs/product.md#torch). Its wish is reviewed.
const TorchPassSchema = defineEntity({
  name: 'TorchPass',
  tableName: 'leg',
  indexes: [
    { name: 'leg_created', properties: ['createdAt', 'id'], where: 'wish is not null' },
    { name: 'leg_author_created', properties: ['author', 'createdAt', 'id'], where: 'wish is not null' },
    { name: 'leg_decided', properties: ['author', 'status'], where: 'reviewed_at is not null' },
    { name: 'leg_wish', properties: ['status', 'id'], where: 'wish is not null' },
    { name: 'leg_member', properties: ['author'], where: 'member_id is not null' },
    { name: 'leg_once', properties: ['idempotencyKeyHash'], where: 'once_key is not null' },
  ],
  triggers: [
    ...textTriggers('wish'),
    ...announceChangesWhereSet(
      { table: 'leg', columns: ['wish', 'status'], kind: 'wish', publicStatus: 'approved' },
      'wish',
    ),
  ],
  properties: {
    id: p.integer().primary(),
    last: p.integer(),
    wish: p.string().length(torchLimits.wish).nullable(),
    ...reviewColumns(),
    author: () => p.manyToOne(Member).name('member_id').nullable().deleteRule('set null'),
    idempotencyKeyHash: p.string().length(64).fieldName('once_key').nullable().hidden(),
    createdAt: p.datetime(3),
  },
})

export class TorchPass extends TorchPassSchema.class {
  /** Removes the wish; the legs stay in the count. The change of status also settles the reports. */
  dropWish(): void {
    this.wish = null
    this.status = 'rejected'
  }
}

TorchPassSchema.setClass(TorchPass)
