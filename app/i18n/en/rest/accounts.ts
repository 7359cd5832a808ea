import type { Translations } from '../../translations.ts'
import type { accounts as zh } from '../../zh/rest/accounts.ts'

export const accounts = {
  said: {
    'member.register': 'Registration successful!',
    'session.login': 'Logged in',
    'session.refresh': 'Here is a new access token',
    'session.logout': 'Logged out',
    'member.updateProfile': 'Saved successfully',
    'member.changePassword': 'Password changed successfully',
    'member.sendCode': 'Verification code sent',
    'member.changeEmail': 'Email changed successfully',
    'member.forgotPassword': 'If the address belongs to an account, a code is on its way',
    'member.resetPassword': 'Password reset successful',
    'member.resetByLink': 'Password reset successful',
    'member.restoreAddress': 'The address is restored',
    'session.end': 'The session has ended',
    'member.deleteAccount': 'The account has been deleted',
  },
  calls: {
    'setting.registration': 'Whether registration is open',
    'member.register': 'Register an account',
    'session.login': 'Log in with a username or an email address',
    'session.refresh':
      'Get another access token for a refresh token; the refresh token stays the same and may be used in parallel',
    'session.logout':
      'End this session, also with an access token that has run out (or with refreshToken); succeeds without one, too',
    'member.me': 'The member who is logged in',
    'member.profile': 'Your own details and contributions',
    'member.updateProfile': 'Changes your details; absent fields stay, null or an empty text means none',
    'member.changePassword': 'A new password, with the old one and a code; other sessions end',
    'member.sendCode': 'Sends a code: email_change (default) to email, password_change to your own address',
    'member.changeEmail':
      'A new e-mail address, with the code that was sent to it, and with the password where the login is more than 10 minutes ago; other sessions end',
    'member.forgotPassword': 'Sends a code to reset the password; the same answer for every address',
    'member.resetPassword': 'A new password with a code; every session ends',
    'member.resetByLink': 'A new password with the link of the letter, without a code',
    'member.restoreAddress':
      'Puts a former address back with the link that went there; every session ends and the password is void',
    'session.list': 'Your own sessions',
    'session.end': 'Ends one of your own sessions',
    'member.export': 'Everything of yours',
    'member.deleteAccount':
      'Deletes your account; with texts keep your texts stay without a name, with remove they go too; the last admin cannot leave',
  },
  examples: {
    'member.register': { username: 'hehai_1915', email: 'alumna@example.edu', password: 'lighthouse-1915' },
    'session.login': { username: 'hehai_1915', password: 'lighthouse-1915' },
    'session.refresh': { refreshToken: 'REFRESH_TOKEN' },
    'session.logout': { refreshToken: 'REFRESH_TOKEN' },
    'member.updateProfile': {
      bio: 'Hydraulic engineer',
      graduationYear: 2020,
      department: 'Water Conservancy and Hydropower',
    },
    'member.changePassword': { oldPassword: 'lighthouse-1915', newPassword: 'levelling-1952', code: '204816' },
    'member.sendCode': { type: 'email_change', email: 'new@example.edu' },
    'member.changeEmail': { newEmail: 'new@example.edu', code: '204816' },
    'member.forgotPassword': { email: 'alumna@example.edu' },
    'member.resetPassword': { email: 'alumna@example.edu', code: '204816', newPassword: 'levelling-1952' },
    'member.resetByLink': { token: 'q3Jv0nE0b8gq6H7mVb2s9c1kTzR4yWxLpAaUdFiGhJk', newPassword: 'levelling-1952' },
    'member.restoreAddress': { token: 'q3Jv0nE0b8gq6H7mVb2s9c1kTzR4yWxLpAaUdFiGhJk' },
    'member.deleteAccount': { password: 'lighthouse-1915', texts: 'keep' },
  },
  tags: {
    users: 'Users',
    auth: 'Registration and login',
  },
} satisfies Translations<typeof zh>
