import { recordAct } from '../audit/record-act.ts'
import { admin, anyone, router } from '../api/procedures.ts'
import { atomically } from '../api/work.ts'
import { settingOf, storeSetting } from './setting.queries.ts'
import { registrationSwitch } from './setting.schema.ts'

export const settingRouter = router({
  /** Whether new accounts may be made (spec 2.18). */
  registration: anyone
    .output(registrationSwitch)
    .query(async ({ ctx: { em } }) => ({ enabled: await settingOf(em, 'registration_enabled') })),

  setRegistration: admin
    .input(registrationSwitch)
    .output(registrationSwitch)
    .mutation(async ({ ctx, input: { enabled } }) => {
      await atomically(ctx.em, async em => {
        const before = await storeSetting(em, 'registration_enabled', enabled, ctx.site.clock.now())
        if (before === enabled) return
        await recordAct(
          { ...ctx, em },
          { act: 'setting.setRegistration', target: 'registration_enabled', before, after: enabled },
        )
      })
      return { enabled }
    }),
})
