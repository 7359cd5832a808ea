import { isDeepStrictEqual } from 'node:util'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { changeSetting } from './setting.queries.ts'
import type { SettingKey, SettingValue } from './setting.schema.ts'

interface Storing<Key extends SettingKey> {
  act: string
  key: Key
  /** What the audit keeps of a value: no secret. */
  shown?: (value: SettingValue<Key>) => unknown
}

/** Makes the next value of a setting out of the one in force and returns it; what changes nothing is no act. */
export function storeSetting<Key extends SettingKey>(
  ctx: MemberWork,
  { act, key, shown = value => value }: Storing<Key>,
  change: (before: SettingValue<Key>) => SettingValue<Key>,
): Promise<SettingValue<Key>> {
  ctx.afterCommit(() => ctx.site.inForce.refresh())
  return atomically(ctx.em, async em => {
    const { before, after } = await changeSetting(em, key, change, ctx.site.clock.now())
    if (!isDeepStrictEqual(before, after))
      await recordAct({ ...ctx, em }, { act, target: key, before: shown(before), after: shown(after) })
    return after
  })
}
