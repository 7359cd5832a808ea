import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import { reviewColumns } from '../review/review.entity.ts'
import { approvedBlessings, blessingLimits } from './blessing.schema.ts'

// The database itself counts the approved ones, whatever changes them: counting 100,000 for each list would take longer than the list.
const count = `if new.status is distinct from old.status then
  insert into tally (name, total)
    select '${approvedBlessings}', moved.by
    from (select coalesce(new.status = 'approved', false)::int - coalesce(old.status = 'approved', false)::int) as moved (by)
    where moved.by <> 0
    on conflict (name) do update set total = tally.total + excluded.total;
  end if;
  return null`

// A blessing: a short wish of a member on the wall. `shownAt` is when it last became public, which live pages follow.
const BlessingSchema = defineEntity({
  name: 'Blessing',
  tableName: 'blessing',
  indexes: [
    { name: 'blessing_status', properties: ['status', 'id'] },
    { name: 'blessing_shown', properties: ['status', 'shownAt', 'id'] },
    { name: 'blessing_author', properties: ['author', 'id'] },
  ],
  triggers: [{ name: 'blessing_counted', timing: 'after', events: ['delete', 'insert', 'update'], body: count }],
  properties: {
    id: p.integer().primary(),
    content: p.string().length(blessingLimits.content),
    isAnonymous: p.boolean().default(false),
    author: () => p.manyToOne(Member).nullable().deleteRule('set null'),
    likes: p.integer().default(0),
    ...reviewColumns(),
    // Who sent which text; given up after a day and by a rejection, so that it may be sent again.
    fingerprint: p.string().length(64).nullable().unique('blessing_fingerprint_unique').hidden(),
    shownAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
})

export class Blessing extends BlessingSchema.class {}

BlessingSchema.setClass(Blessing)
