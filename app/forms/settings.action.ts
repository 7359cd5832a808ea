import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { domainsAct } from '#app/components/admin/mail-domains-form.tsx'
import { mailAct } from '#app/components/admin/mail-form.tsx'
import { mailTestAct } from '#app/components/admin/mail-test.tsx'
import { letterActs } from '#app/components/admin/outbox.tsx'
import { textsOf } from '#app/i18n/server-texts.ts'
import { oneLetter } from '#server/letter/letter.schema.ts'
import { mailDomains } from '#server/setting/site-settings.schema.ts'
import { setSmtp, testSmtp } from '#server/setting/smtp.schema.ts'
import { requireRight } from './page-guards.ts'
import { linesField } from './lines-field.ts'
import { redirectWithFlash, submit } from './submit.ts'
import { dispatchAct, type SentForm } from './dispatch-act.ts'

const page = '/admin/settings'

/** The response of the mail server. The page shows it until its next form is submitted. */
interface MailServerResult {
  answered: { act: string; isGood: boolean; text: string }
}

/** Handles the forms of the settings page; `act` names the form. */
export function settingsAction(args: ActionFunctionArgs) {
  requireRight(args, 'settings')
  return dispatchAct(args, {
    [domainsAct]: saveDomains,
    [mailAct]: saveMail,
    [mailTestAct]: sendTestMail,
    [letterActs.retry]: retryLetter,
    [letterActs.remove]: removeLetter,
  })
}

function saveMail(args: SentForm) {
  const t = textsOf(args.context.locale, 'settings')
  return submit(args, {
    schema: setSmtp,
    secret: ['password'],
    run: (api, form) => api.setting.setSmtp(form),
    done: ({ testResult: { success, message } }): MailServerResult => ({
      answered: {
        act: mailAct,
        isGood: success,
        text: t(success ? 'mail.answer' : 'mail.noAnswer', { words: message }),
      },
    }),
  })
}

function sendTestMail(args: SentForm) {
  const t = textsOf(args.context.locale, 'settings')
  return submit(args, {
    schema: testSmtp,
    run: (api, form) => api.setting.testSmtp(form),
    done: ({ message }): MailServerResult => ({
      answered: { act: mailTestAct, isGood: true, text: t('test.sent', { words: message }) },
    }),
  })
}

const saveDomains = (args: SentForm) =>
  submit(args, {
    schema: z.object({ domains: linesField(mailDomains) }),
    run: (api, form) => api.setting.setRegistrationDomains(form),
    done: () => redirectWithFlash(args, page, 'settings:domains.saved'),
  })

const retryLetter = (args: SentForm) =>
  submit(args, {
    schema: oneLetter,
    run: (api, letter) => api.letter.retry(letter),
    done: () => redirectWithFlash(args, page, 'settings:letters.retried'),
  })

const removeLetter = (args: SentForm) =>
  submit(args, {
    schema: oneLetter,
    run: (api, letter) => api.letter.remove(letter),
    done: () => redirectWithFlash(args, page, 'settings:letters.removed'),
  })
