import { data, type ActionFunctionArgs } from '@remix-run/node'
import { addPasskeyForm, enableTotp, removePasskey } from '#server/second-factor/second-factor.schema.ts'
import { identityProof } from '#server/session/session.schema.ts'
import { factorActs } from '../components/profile/factor-acts.ts'
import { requireMember } from './guards.ts'
import { isFormResult } from '../components/form/form-result.ts'
import { redirectWithFlash, submit } from './submit.ts'
import { dispatchAct, type SentForm } from './dispatch-act.ts'

const page = '/profile/second-factor'
const secret = ['password', 'oneTimeCode', 'passkey']

/** Handles the forms of the second factor page; `act` names the form. */
export function secondFactorAction(args: ActionFunctionArgs): Promise<unknown> {
  requireMember(args)
  return dispatchAct(args, {
    [factorActs.begin]: begin,
    [factorActs.enable]: enable,
    [factorActs.remove]: remove,
    [factorActs.renew]: renew,
    [factorActs.add]: add,
    [factorActs.drop]: drop,
  })
}

const shown =
  (args: SentForm, text: string) =>
  ({ recoveryCodes }: { recoveryCodes: string[] | null }) =>
    recoveryCodes === null ? redirectWithFlash(args, page, text) : { recoveryCodes }

function begin(args: SentForm) {
  return submit(args, {
    schema: identityProof,
    secret,
    run: (api, proof) => api.secondFactor.beginTotp(proof),
    done: begun => ({ begun }),
  })
}

// After a wrong code the page shows the same key again, because the app already has it.
async function enable(args: SentForm) {
  const { api } = args.context
  const sealed = args.form.get('sealed')
  const answer = await takeCode(args)
  if (!('data' in answer) || !isFormResult(answer.data) || typeof sealed !== 'string') return answer
  const begun = await api.secondFactor.beginTotp({ sealed }).catch(() => undefined)
  return data({ ...answer.data, ...(begun === undefined ? {} : { begun }) }, answer.init ?? {})
}

function takeCode(args: SentForm) {
  return submit(args, {
    schema: enableTotp,
    secret,
    run: (api, form) => api.secondFactor.enableTotp(form),
    done: shown(args, 'factor:totp.enabled'),
  })
}

function remove(args: SentForm) {
  return submit(args, {
    schema: identityProof,
    secret,
    run: (api, proof) => api.secondFactor.removeTotp(proof),
    done: () => redirectWithFlash(args, page, 'factor:totp.removed'),
  })
}

function renew(args: SentForm) {
  return submit(args, {
    schema: identityProof,
    secret,
    run: (api, proof) => api.secondFactor.renewRecoveryCodes(proof),
    done: ({ recoveryCodes }) => ({ recoveryCodes }),
  })
}

function add(args: SentForm) {
  return submit(args, {
    schema: addPasskeyForm,
    secret,
    run: (api, form) => api.secondFactor.addPasskey(form),
    done: shown(args, 'factor:passkeys.added'),
  })
}

function drop(args: SentForm) {
  return submit(args, {
    schema: removePasskey.extend(identityProof.shape),
    secret,
    run: (api, form) => api.secondFactor.removePasskey(form),
    done: () => redirectWithFlash(args, page, 'factor:passkeys.removed'),
  })
}
