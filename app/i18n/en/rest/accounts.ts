import type { Translations } from '../../translations.ts'
import type { accounts as zh } from '../../zh/rest/accounts.ts'

export const accounts = {
  said: {
    'member.register': 'Registration successful!',
    'session.login': 'Logged in',
    'session.refresh': 'Here is a new access token',
    'session.logout': 'Logged out',
  },
  calls: {
    'setting.registration': 'Whether registration is open',
    'member.register': 'Register an account',
    'session.login': 'Log in with a username or an email address',
    'session.refresh':
      'Get another access token for a refresh token; the refresh token stays the same and may be used in parallel',
    'session.logout': 'End this session; succeeds without one, too',
    'member.me': 'The member who is logged in',
  },
  examples: {
    'member.register': { username: 'hehai_1915', email: 'alumna@example.edu', password: 'lighthouse-1915' },
    'session.login': { username: 'hehai_1915', password: 'lighthouse-1915' },
    'session.refresh': { refreshToken: 'REFRESH_TOKEN' },
  },
  tags: {
    auth: 'Registration and login',
  },
} satisfies Translations<typeof zh>
