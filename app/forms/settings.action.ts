import type { ActionFunctionArgs } from '@remix-run/node'
import { mailAct } from '#app/components/admin/mail-form.tsx'
import { mailTestAct } from '#app/components/admin/mail-test.tsx'
import { letterActs } from '#app/components/admin/outbox.tsx'
import { textsOf } from '#app/i18n/server-texts.ts'
import { oneLetter } from '#server/letter/letter.schema.ts'
import { setSmtp, testSmtp } from '#server/setting/smtp.schema.ts'
import { requireRight } from './guards.ts'
import { readForm, seeOther, submit } from './submit.ts'

/** What the mail server said; it stands on the page until something else is done there. */
export interface Answered {
  answered: { act: string; isGood: boolean; text: string }
}

/** Takes what the page of settings sends; `act` names the form. */
export async function settingsAction(args: ActionFunctionArgs) {
  requireRight(args, 'settings')
  const act = (await readForm(args.request.clone())).get('act')
  if (act === mailAct) return takeMail(args)
  if (act === mailTestAct) return takeTest(args)
  if (act === letterActs.retry) return retryLetter(args)
  if (act === letterActs.remove) return removeLetter(args)
  throw new Response(null, { status: 400 })
}

function takeMail(args: ActionFunctionArgs) {
  const t = textsOf(args.context.locale, 'settings')
  return submit(args, {
    schema: setSmtp,
    secret: ['password'],
    run: (api, form) => api.setting.setSmtp(form),
    done: ({ testResult: { success, message } }): Answered => ({
      answered: {
        act: mailAct,
        isGood: success,
        text: t(success ? 'mail.answer' : 'mail.noAnswer', { words: message }),
      },
    }),
  })
}

function takeTest(args: ActionFunctionArgs) {
  const t = textsOf(args.context.locale, 'settings')
  return submit(args, {
    schema: testSmtp,
    run: (api, form) => api.setting.testSmtp(form),
    done: ({ message }): Answered => ({
      answered: { act: mailTestAct, isGood: true, text: t('test.sent', { words: message }) },
    }),
  })
}

function told({ context }: ActionFunctionArgs, text: string) {
  context.flash({ type: 'success', text })
  return seeOther('/admin/settings')
}

const retryLetter = (args: ActionFunctionArgs) =>
  submit(args, {
    schema: oneLetter,
    run: (api, letter) => api.letter.retry(letter),
    done: () => told(args, 'settings:letters.retried'),
  })

const removeLetter = (args: ActionFunctionArgs) =>
  submit(args, {
    schema: oneLetter,
    run: (api, letter) => api.letter.remove(letter),
    done: () => told(args, 'settings:letters.removed'),
  })
