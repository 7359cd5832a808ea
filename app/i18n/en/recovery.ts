import type { Translations } from '../translations.ts'
import type { recovery as zhRecovery } from '../zh/recovery.ts'

export const recovery = {
  forgot: {
    title: 'Forgot Password',
    lead: 'Write down the address you registered with: a code comes by letter.',
    email: 'Registration email',
    submit: 'Send Code',
    busy: 'Sending...',
    failed: 'Send failed, please try again later',
    sent: 'Verification code sent to your email, redirecting to reset password page...',
    remembered: 'Remember your password? Back to Login',
  },
  reset: {
    title: 'Reset Password',
    lead: 'The letter holds six digits. Write them here, and choose a new password.',
    email: 'Registration email',
    emailHint: 'The code went to this address. If it is wrong, correct it and send another.',
    noEmailHint: 'Fill in your address first and send a code.',
    code: 'Verification code',
    codeHint: '6 digits, good for 15 minutes. If it does not come, look among the unwanted mail.',
    newPassword: 'New password',
    newPasswordHint: 'At least {{min}} characters',
    confirmPassword: 'Confirm new password',
    submit: 'Reset Password',
    busy: 'Resetting...',
    resend: 'Resend Code',
    resent: 'Verification code sent to your email',
    failed: 'Reset failed, please check the verification code',
    done: 'Password reset successful! Redirecting to login...',
  },
  code: {
    send: 'Send Code',
    busy: 'Sending...',
    wait: '{{seconds}}s later',
    sent: 'Verification code sent',
    failed: 'Send failed',
  },
} satisfies Translations<typeof zhRecovery>
