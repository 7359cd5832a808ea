import { runIdempotently } from '../rpc/idempotency.ts'
import { anyone, limited, member, router } from '../rpc/procedures.ts'
import { nothing } from '../kernel/primitives.schema.ts'
import { register, registered } from '../member/member.schema.ts'
import * as profiles from '../member/profile.schema.ts'
import {
  changeEmail,
  changePassword,
  codeSent,
  deleteAccount,
  emailChanged,
  forgotPassword,
  resetByLink,
  resetPassword,
  restoreAddress,
  sendCode,
} from './account.schema.ts'
import { changeOwnPassword, changeAddress, sendOwnCode } from './change-account.ts'
import { memberExport } from './export.schema.ts'
import { exportAccount } from './export-account.ts'
import { deleteOwnAccount } from './delete-own-account.ts'
import { sendResetCode, resetPasswordWithCode, resetPasswordByLink } from './recover-password.ts'
import { registerMember } from './register-member.ts'
import { restoreEmail } from './restore-email.ts'
import { updateProfile } from './update-profile.ts'

const account = limited('account')

/** Procedures of a member's own account: register, change, recover and delete it. Part of `member` in server/router.ts. */
export const accountRouter = router({
  register: anyone
    .meta({ event: 'registration' })
    .input(register)
    .output(registered)
    .use(limited('registration'))
    .mutation(({ ctx, input }) =>
      runIdempotently(ctx, 'member.register', registered, () => registerMember(ctx, input)),
    ),

  updateProfile: member
    .input(profiles.updateProfile)
    .output(profiles.profile)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),

  forgotPassword: anyone
    .meta({ whileSuspended: true, event: 'reset_asked' })
    .input(forgotPassword)
    .output(nothing)
    .mutation(({ ctx, input }) => sendResetCode(ctx, input)),

  resetPassword: anyone
    .meta({ whileSuspended: true, event: 'reset' })
    .input(resetPassword)
    .output(nothing)
    .use(account)
    .mutation(({ ctx, input }) => resetPasswordWithCode(ctx, input)),

  /** Sets a new password by the link of a letter, for pages and scripts alike. */
  resetByLink: anyone
    .meta({ whileSuspended: true, event: 'reset' })
    .input(resetByLink)
    .output(nothing)
    .use(account)
    .mutation(({ ctx, input }) => resetPasswordByLink(ctx, input)),

  restoreAddress: anyone
    .meta({ whileSuspended: true, event: 'address' })
    .input(restoreAddress)
    .output(emailChanged)
    .use(account)
    .mutation(({ ctx, input }) => restoreEmail(ctx, input)),

  sendCode: member
    .meta({ whileSuspended: true, event: 'code_sent' })
    .input(sendCode)
    .output(codeSent)
    .use(account)
    .mutation(({ ctx, input }) => sendOwnCode(ctx, input)),

  changePassword: member
    .meta({ whileSuspended: true, event: 'password' })
    .input(changePassword)
    .output(nothing)
    .use(account)
    .mutation(({ ctx, input }) => changeOwnPassword(ctx, input)),

  changeEmail: member
    .meta({ whileSuspended: true, event: 'address' })
    .input(changeEmail)
    .output(emailChanged)
    .use(account)
    .mutation(({ ctx, input }) => changeAddress(ctx, input)),

  export: member
    .meta({ event: 'export' })
    .output(memberExport)
    .query(({ ctx }) => exportAccount(ctx)),

  deleteAccount: member
    .meta({ whileSuspended: true, event: 'account_closed' })
    .input(deleteAccount)
    .output(nothing)
    .use(account)
    .mutation(({ ctx, input }) => deleteOwnAccount(ctx, input)),
})
