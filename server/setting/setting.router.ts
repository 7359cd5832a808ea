import { anyone, router, withRight } from '../rpc/procedures.ts'
import { requireFound } from '../kernel/refusal.ts'
import { saveSmtp, sendTest } from './set-smtp.ts'
import { loadSetting } from './setting.queries.ts'
import { registrationSwitch, settingByKey, shownSetting, shownSettings } from './setting.schema.ts'
import { adjustableLimits, limits } from '../rpc/limits.schema.ts'
import * as site from './site-settings.schema.ts'
import { isSettingKey, settingKeys, viewSetting } from './setting.view.ts'
import { storeSetting } from './store-setting.ts'
import { readMailDeliveryMethod, viewSmtp } from './mail-delivery-method.ts'
import { setSmtp, smtpPage, smtpPresets, smtpSaved, testResult, testSmtp } from './smtp.schema.ts'

export const settingRouter = router({
  /** Whether registration is open (docs/product.md#registration). */
  registration: anyone
    .output(registrationSwitch)
    .query(async ({ ctx: { em } }) => ({ enabled: await loadSetting(em, 'registration_enabled') })),

  setRegistration: withRight('settings')
    .input(registrationSwitch)
    .output(registrationSwitch)
    .mutation(async ({ ctx, input: { enabled } }) => {
      await storeSetting(ctx, { act: 'setting.setRegistration', key: 'registration_enabled' }, () => enabled)
      return { enabled }
    }),

  /** The mail domains that may register, including their subdomains; an empty list means all. */
  registrationDomains: anyone
    .output(site.registrationDomains)
    .query(async ({ ctx: { em } }) => ({ domains: await loadSetting(em, 'registration_domains') })),

  setRegistrationDomains: withRight('settings')
    .input(site.registrationDomains)
    .output(site.registrationDomains)
    .mutation(async ({ ctx, input: { domains } }) => {
      const storing = { act: 'setting.setRegistrationDomains', key: 'registration_domains' } as const
      return { domains: await storeSetting(ctx, storing, () => domains) }
    }),

  /** The banner, the footer and the read-only switch. */
  site: withRight('settings')
    .output(site.siteSettings)
    .query(async ({ ctx: { em } }) => ({
      readOnly: await loadSetting(em, 'read_only'),
      banner: await loadSetting(em, 'banner'),
      footer: await loadSetting(em, 'footer'),
    })),

  /** Switches the read-only mode, in which people read and do not write (docs/product.md#read-only). */
  setReadOnly: withRight('settings')
    .input(site.readOnlySwitch)
    .output(site.readOnlySwitch)
    .mutation(async ({ ctx, input: { enabled } }) => {
      await storeSetting(ctx, { act: 'setting.setReadOnly', key: 'read_only' }, () => enabled)
      return { enabled }
    }),

  setBanner: withRight('settings')
    .input(site.banner)
    .output(site.banner)
    .mutation(({ ctx, input }) => storeSetting(ctx, { act: 'setting.setBanner', key: 'banner' }, () => input)),

  setFooter: withRight('settings')
    .input(site.footer)
    .output(site.footer)
    .mutation(({ ctx, input }) => storeSetting(ctx, { act: 'setting.setFooter', key: 'footer' }, () => input)),

  /** Every limit that admins may set, with its default. */
  limits: withRight('settings')
    .output(site.limitList)
    .query(async ({ ctx: { em } }) => {
      const chosen = await loadSetting(em, 'limits')
      return adjustableLimits.map(name => {
        const { points: standard, seconds } = limits[name]
        return { name, chosen: chosen[name], standard, seconds }
      })
    }),

  setLimits: withRight('settings')
    .input(site.chosenLimits)
    .output(site.chosenLimits)
    .mutation(({ ctx, input }) => storeSetting(ctx, { act: 'setting.setLimits', key: 'limits' }, () => input)),

  /** All settings by key; secrets are hidden (docs/api.md#admin). */
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

  /** The mail server, with the presets of its form. */
  smtp: withRight('settings')
    .output(smtpPage)
    .query(async ({ ctx: { em, site } }) => ({
      config: viewSmtp(await loadSetting(em, 'smtp_config')),
      route: (await readMailDeliveryMethod(em, site)).route,
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
