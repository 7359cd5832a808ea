import { limited, member, router } from '../rpc/procedures.ts'
import { nothing } from '../kernel/primitives.schema.ts'
import { countRecoveryCodes, findTotp, passkeysOf } from '../second-factor/second-factor.queries.ts'
import * as schemas from '../second-factor/second-factor.schema.ts'
import {
  beginTotp,
  removePasskey,
  confirmTotp,
  passkeyOptions,
  renewRecoveryCodes,
  storeNewPasskey,
  disableTotp,
} from '../second-factor/manage-second-factor.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { identityProof } from './session.schema.ts'

const account = limited('account')

/** Procedures for a member's second factors. Each change requires a proof of identity (confirm-identity.ts). */
export const secondFactorRouter = router({
  status: member.output(schemas.secondFactorStatus).query(async ({ ctx: { em, site, viewer } }) => {
    const passkeys = await passkeysOf(em, viewer.id)
    return {
      totp: (await findTotp(em, viewer.id)) !== null,
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodesLeft: await countRecoveryCodes(em, viewer.id),
      required: site.adminsNeedSecondFactor && viewer.role === 'admin',
    }
  }),

  beginTotp: member
    .meta({ whileSuspended: true })
    .input(schemas.beginTotp.extend(identityProof.shape))
    .output(schemas.totpBegun)
    .use(account)
    .mutation(async ({ ctx, input: { sealed, ...proof } }) => {
      await confirmIdentity(ctx, proof)
      return beginTotp(ctx, sealed)
    }),

  enableTotp: member
    .meta({ whileSuspended: true, event: 'second_factor' })
    .input(schemas.enableTotp)
    .output(schemas.recoveryCodes)
    .use(account)
    .mutation(({ ctx, input }) => confirmTotp(ctx, input)),

  removeTotp: member
    .meta({ whileSuspended: true, event: 'second_factor' })
    .input(identityProof)
    .output(nothing)
    .use(account)
    .mutation(async ({ ctx, input }) => {
      await confirmIdentity(ctx, input)
      return disableTotp(ctx)
    }),

  renewRecoveryCodes: member
    .meta({ whileSuspended: true, event: 'second_factor' })
    .input(identityProof)
    .output(schemas.recoveryCodes)
    .use(account)
    .mutation(async ({ ctx, input }) => {
      await confirmIdentity(ctx, input)
      return renewRecoveryCodes(ctx)
    }),

  passkeyOptions: member
    .meta({ whileSuspended: true })
    .input(identityProof)
    .output(schemas.deviceOptions)
    .use(account)
    .mutation(async ({ ctx, input }) => {
      await confirmIdentity(ctx, input)
      return passkeyOptions(ctx)
    }),

  addPasskey: member
    .meta({ whileSuspended: true, event: 'second_factor' })
    .input(schemas.addPasskey)
    .output(schemas.recoveryCodes)
    .use(account)
    .mutation(({ ctx, input }) => storeNewPasskey(ctx, input)),

  removePasskey: member
    .meta({ whileSuspended: true, event: 'second_factor' })
    .input(schemas.removePasskey.extend(identityProof.shape))
    .output(nothing)
    .use(account)
    .mutation(async ({ ctx, input: { id, ...proof } }) => {
      await confirmIdentity(ctx, proof)
      return removePasskey(ctx, id)
    }),
})
