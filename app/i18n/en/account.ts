import type { Translations } from '../translations.ts'
import type { account as zhAccount } from '../zh/account.ts'

export const account = {
  login: {
    title: 'Login',
    lead: 'Come back to the river and go on with your part.',
    account: 'Username or Email',
    password: 'Password',
    submit: 'Login',
    busy: 'Logging in...',
    failed: 'Not logged in',
    noAccount: 'No account yet?',
    forgot: 'Forgot password?',
    toRegister: 'Register',
  },
  register: {
    title: 'Register',
    lead: 'Leave a name: from here on the fire is also yours to pass.',
    username: 'Username',
    usernameHint: '3-20 characters: letters, numbers and underscores only',
    email: 'Email',
    emailHint: 'Registration is open for these mail domains for now: {{domains}}',
    between: ', ',
    password: 'Password',
    passwordHint: 'At least {{min}} characters',
    confirmPassword: 'Confirm password',
    strength: { label: 'Password strength', weak: 'weak', medium: 'medium', strong: 'strong' },
    terms: {
      before: 'I have read and agree to the ',
      agreement: 'User Agreement',
      and: ' and the ',
      policy: 'Privacy Policy',
      newWindow: ' (opens in a new window)',
    },
    trap: 'Please leave this field empty',
    submit: 'Register',
    busy: 'Registering...',
    haveAccount: 'Already have an account?',
    toLogin: 'Login',
    closed:
      'System does not allow new user registration at this time, please try again later or contact the administrator',
    failed: 'Not registered',
  },
  registered: 'Registration successful! Redirecting to login...',
} satisfies Translations<typeof zhAccount>
