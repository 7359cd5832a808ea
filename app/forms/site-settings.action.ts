import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { siteActs } from '#app/components/admin/site-forms.tsx'
import { banner, chosenLimits, footer } from '#server/setting/site-settings.schema.ts'
import { requireRight } from './page-guards.ts'
import { redirectWithFlash, submit } from './submit.ts'
import { dispatchAct, type SentForm } from './dispatch-act.ts'

const page = '/admin/site'

/** Handles the forms of the site settings page; `act` names the form. */
export function siteSettingsAction(args: ActionFunctionArgs) {
  requireRight(args, 'settings')
  return dispatchAct(args, {
    [siteActs.readOnly]: saveReadOnly,
    [siteActs.banner]: saveBanner,
    [siteActs.footer]: saveFooter,
  })
}

const saveReadOnly = (args: SentForm) =>
  submit(args, {
    schema: z.object({ state: z.enum(['on', 'off'], 'invalid.value') }),
    run: (api, { state }) => api.setting.setReadOnly({ enabled: state === 'on' }),
    done: ({ enabled }) =>
      redirectWithFlash(args, page, enabled ? 'site:readOnly.turnedOn' : 'site:readOnly.turnedOff'),
  })

const saveBanner = (args: SentForm) =>
  submit(args, {
    schema: banner,
    run: (api, form) => api.setting.setBanner(form),
    done: () => redirectWithFlash(args, page, 'site:banner.saved'),
  })

const saveFooter = (args: SentForm) =>
  submit(args, {
    schema: footer,
    run: (api, form) => api.setting.setFooter(form),
    done: () => redirectWithFlash(args, page, 'site:footer.saved'),
  })

/** Handles the form of limits. */
export function limitsAction(args: ActionFunctionArgs) {
  requireRight(args, 'settings')
  return submit(args, {
    schema: chosenLimits,
    run: (api, form) => api.setting.setLimits(form),
    done: () => redirectWithFlash(args, '/admin/limits', 'site:limits.saved'),
  })
}
