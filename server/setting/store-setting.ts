import { isDeepStrictEqual } from 'node:util'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { changeSetting } from './setting.queries.ts'
import type { SettingKey, SettingValue } from './setting.schema.ts'

interface Storing<Key extends SettingKey> {
  act: string
  key: Key
  /** The form of a value for the audit, without secrets. */
  shown?: (value: SettingValue<Key>) => unknown
}

/** Computes the next value of a setting from the current one, stores and returns it. Without a change no act is recorded. */
export function storeSetting<Key extends SettingKey>(
  ctx: MemberWork,
  { act, key, shown = value => value }: Storing<Key>,
  change: (before: SettingValue<Key>) => SettingValue<Key>,
): Promise<SettingValue<Key>> {
  ctx.afterCommit(() => ctx.site.settings.refresh())
  return atomically(ctx.em, async em => {
    const { before, after } = await changeSetting(em, key, change, ctx.site.clock.now())
    if (!isDeepStrictEqual(before, after))
      await recordAct({ ...ctx, em }, { act, target: key, before: shown(before), after: shown(after) })
    return after
  })
}
