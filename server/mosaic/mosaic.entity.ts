import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import type { MosaicPicture, MosaicSize } from './mosaic.schema.ts'

// A puzzle that a member has finished: one row, however often they finish it, with the fewest swaps (docs/product.md#contributions).
const FinishedMosaicSchema = defineEntity({
  name: 'FinishedMosaic',
  tableName: 'finished_mosaic',
  uniques: [{ name: 'finished_mosaic_once_unique', properties: ['member', 'picture', 'size'] }],
  properties: {
    id: p.integer().primary(),
    member: () => p.manyToOne(Member).deleteRule('cascade'),
    picture: p.string().$type<MosaicPicture>().length(20),
    size: p.integer().$type<MosaicSize>(),
    swaps: p.integer(),
    finishedAt: p.datetime(3),
  },
})

export class FinishedMosaic extends FinishedMosaicSchema.class {}

FinishedMosaicSchema.setClass(FinishedMosaic)
