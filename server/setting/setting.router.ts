import { anyone, router, withRight } from '../rpc/procedures.ts'
import { requireFound } from '../kernel/refusal.ts'
import { saveSmtp, sendTest } from './set-smtp.ts'
import { settingOf } from './setting.queries.ts'
import { registrationSwitch, settingByKey, shownSetting, shownSettings } from './setting.schema.ts'
import { isSettingKey, settingKeys, viewSetting } from './setting.view.ts'
import { storeSetting } from './store-setting.ts'
import { smtpInForce, viewSmtp } from './smtp-account.ts'
import { setSmtp, smtpPage, smtpPresets, smtpSaved, testResult, testSmtp } from './smtp.schema.ts'

export const settingRouter = router({
  /** Whether new accounts may be made (docs/product.md#registration). */
  registration: anyone
    .output(registrationSwitch)
    .query(async ({ ctx: { em } }) => ({ enabled: await settingOf(em, 'registration_enabled') })),

  setRegistration: withRight('settings')
    .input(registrationSwitch)
    .output(registrationSwitch)
    .mutation(async ({ ctx, input: { enabled } }) => {
      await storeSetting(ctx, { act: 'setting.setRegistration', key: 'registration_enabled' }, () => enabled)
      return { enabled }
    }),

  /** Every setting, by its key; secrets are hidden (docs/api.md#admin). */
  listConfigs: withRight('settings')
    .output(shownSettings)
    .query(async ({ ctx: { em, locale } }) => {
      const shown = []
      for (const key of settingKeys) shown.push(await viewSetting(em, key, locale))
      return shown
    }),

  config: withRight('settings')
    .input(settingByKey)
    .output(shownSetting)
    .query(({ ctx: { em, locale }, input: { key } }) =>
      viewSetting(em, requireFound(isSettingKey(key) ? key : undefined, 'setting.not_found'), locale),
    ),

  /** The mail server with what fills its form. */
  smtp: withRight('settings')
    .output(smtpPage)
    .query(async ({ ctx: { em, site } }) => ({
      config: viewSmtp(await settingOf(em, 'smtp_config')),
      route: (await smtpInForce(em, site)).route,
      presets: [...smtpPresets],
    })),

  setSmtp: withRight('settings')
    .input(setSmtp)
    .output(smtpSaved)
    .mutation(({ ctx, input }) => saveSmtp(ctx, input)),

  testSmtp: withRight('settings')
    .input(testSmtp)
    .output(testResult)
    .mutation(({ ctx, input }) => sendTest(ctx, input.to)),
})
