import { data, type ActionFunctionArgs } from '@remix-run/node'
import { addPasskeyForm, enableTotp, removePasskey } from '#server/second-factor/second-factor.schema.ts'
import { identityProof } from '#server/session/session.schema.ts'
import { secondFactorActs } from '../components/profile/second-factor-acts.ts'
import { requireMember } from './page-guards.ts'
import { isFormResult } from '../components/form/form-result.ts'
import { redirectWithFlash, submit } from './submit.ts'
import { dispatchAct, type SentForm } from './dispatch-act.ts'

const page = '/profile/second-factor'
const secret = ['password', 'oneTimeCode', 'passkey']

/** Handles the forms of the second factor page; `act` names the form. */
export function secondFactorAction(args: ActionFunctionArgs): Promise<unknown> {
  requireMember(args)
  return dispatchAct(args, {
    [secondFactorActs.begin]: beginSetup,
    [secondFactorActs.enable]: enableOrShowKeyAgain,
    [secondFactorActs.remove]: removeApp,
    [secondFactorActs.renew]: renewRecoveryCodes,
    [secondFactorActs.add]: addKey,
    [secondFactorActs.drop]: removeKey,
  })
}

const showRecoveryCodes =
  (args: SentForm, text: string) =>
  ({ recoveryCodes }: { recoveryCodes: string[] | null }) =>
    recoveryCodes === null ? redirectWithFlash(args, page, text) : { recoveryCodes }

function beginSetup(args: SentForm) {
  return submit(args, {
    schema: identityProof,
    secret,
    run: (api, proof) => api.secondFactor.beginTotp(proof),
    done: begun => ({ begun }),
  })
}

// After a wrong code the page shows the same key again, because the app already has it.
async function enableOrShowKeyAgain(args: SentForm) {
  const { api } = args.context
  const sealed = args.form.get('sealed')
  const result = await enableByCode(args)
  if (!('data' in result) || !isFormResult(result.data) || typeof sealed !== 'string') return result
  const begun = await api.secondFactor.beginTotp({ sealed }).catch(() => undefined)
  return data({ ...result.data, ...(begun === undefined ? {} : { begun }) }, result.init ?? {})
}

function enableByCode(args: SentForm) {
  return submit(args, {
    schema: enableTotp,
    secret,
    run: (api, form) => api.secondFactor.enableTotp(form),
    done: showRecoveryCodes(args, 'secondFactor:totp.enabled'),
  })
}

function removeApp(args: SentForm) {
  return submit(args, {
    schema: identityProof,
    secret,
    run: (api, proof) => api.secondFactor.removeTotp(proof),
    done: () => redirectWithFlash(args, page, 'secondFactor:totp.removed'),
  })
}

function renewRecoveryCodes(args: SentForm) {
  return submit(args, {
    schema: identityProof,
    secret,
    run: (api, proof) => api.secondFactor.renewRecoveryCodes(proof),
    done: ({ recoveryCodes }) => ({ recoveryCodes }),
  })
}

function addKey(args: SentForm) {
  return submit(args, {
    schema: addPasskeyForm,
    secret,
    run: (api, form) => api.secondFactor.addPasskey(form),
    done: showRecoveryCodes(args, 'secondFactor:passkeys.added'),
  })
}

function removeKey(args: SentForm) {
  return submit(args, {
    schema: removePasskey.extend(identityProof.shape),
    secret,
    run: (api, form) => api.secondFactor.removePasskey(form),
    done: () => redirectWithFlash(args, page, 'secondFactor:passkeys.removed'),
  })
}
