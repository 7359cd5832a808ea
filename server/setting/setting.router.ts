import { recordAct } from '../audit/record-act.ts'
import { admin, anyone, router } from '../api/procedures.ts'
import { settingOf, storeSetting } from './setting.queries.ts'
import { registrationSwitch } from './setting.schema.ts'

export const settingRouter = router({
  /** Whether new accounts may be made (spec 2.18). */
  registration: anyone.output(registrationSwitch).query(async ({ ctx: { em } }) => ({ enabled: await settingOf(em, 'registration_enabled') })),

  setRegistration: admin
    .input(registrationSwitch)
    .output(registrationSwitch)
    .mutation(async ({ ctx, input }) => {
      const before = await settingOf(ctx.em, 'registration_enabled')
      await storeSetting(ctx.em, 'registration_enabled', input.enabled, ctx.site.clock.now())
      await recordAct(ctx, { act: 'setting.setRegistration', target: 'registration_enabled', before, after: input.enabled })
      await ctx.commit()
      return { enabled: input.enabled }
    }),
})
