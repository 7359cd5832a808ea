import { data, type ActionFunctionArgs } from '@remix-run/node'
import { addPasskeyForm, enableTotp, removePasskey } from '#server/second-factor/second-factor.schema.ts'
import { identityProof } from '#server/session/session.schema.ts'
import { factorActs } from '../components/profile/factor-acts.ts'
import { requireMember } from './guards.ts'
import { isReply } from '../components/form/reply.ts'
import { readForm, seeOther, submit } from './submit.ts'

const page = '/profile/second-factor'
const secret = ['password', 'oneTimeCode', 'passkey']

type Take = (args: ActionFunctionArgs) => Promise<unknown>

const takes = new Map<unknown, Take>(
  Object.entries({
    [factorActs.begin]: begin,
    [factorActs.enable]: enable,
    [factorActs.remove]: remove,
    [factorActs.renew]: renew,
    [factorActs.add]: add,
    [factorActs.drop]: drop,
  }),
)

/** Takes what the page of the second factor sends; `act` names the form. */
export async function secondFactorAction(args: ActionFunctionArgs): Promise<unknown> {
  requireMember(args)
  const act = (await readForm(args.request.clone())).get('act')
  const take = takes.get(act)
  if (take === undefined) throw new Response(null, { status: 400 })
  return take(args)
}

function told({ context }: ActionFunctionArgs, text: string) {
  context.flash({ type: 'success', text })
  return seeOther(page)
}

const shown =
  (args: ActionFunctionArgs, text: string) =>
  ({ recoveryCodes }: { recoveryCodes: string[] | null }) =>
    recoveryCodes === null ? told(args, text) : { recoveryCodes }

function begin(args: ActionFunctionArgs) {
  return submit(args, {
    schema: identityProof,
    secret,
    run: (api, proof) => api.secondFactor.beginTotp(proof),
    done: begun => ({ begun }),
  })
}

// A wrong code leaves the same key on the page: the app has it already.
async function enable(args: ActionFunctionArgs) {
  const { api } = args.context
  const sealed = (await readForm(args.request.clone())).get('sealed')
  const answer = await takeCode(args)
  if (!('data' in answer) || !isReply(answer.data) || typeof sealed !== 'string') return answer
  const begun = await api.secondFactor.beginTotp({ sealed }).catch(() => undefined)
  return data({ ...answer.data, ...(begun === undefined ? {} : { begun }) }, answer.init ?? {})
}

function takeCode(args: ActionFunctionArgs) {
  return submit(args, {
    schema: enableTotp,
    secret,
    run: (api, form) => api.secondFactor.enableTotp(form),
    done: shown(args, 'factor:totp.enabled'),
  })
}

function remove(args: ActionFunctionArgs) {
  return submit(args, {
    schema: identityProof,
    secret,
    run: (api, proof) => api.secondFactor.removeTotp(proof),
    done: () => told(args, 'factor:totp.removed'),
  })
}

function renew(args: ActionFunctionArgs) {
  return submit(args, {
    schema: identityProof,
    secret,
    run: (api, proof) => api.secondFactor.renewRecoveryCodes(proof),
    done: ({ recoveryCodes }) => ({ recoveryCodes }),
  })
}

function add(args: ActionFunctionArgs) {
  return submit(args, {
    schema: addPasskeyForm,
    secret,
    run: (api, form) => api.secondFactor.addPasskey(form),
    done: shown(args, 'factor:passkeys.added'),
  })
}

function drop(args: ActionFunctionArgs) {
  return submit(args, {
    schema: removePasskey.extend(identityProof.shape),
    secret,
    run: (api, form) => api.secondFactor.removePasskey(form),
    done: () => told(args, 'factor:passkeys.removed'),
  })
}
