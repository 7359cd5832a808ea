import type { Translations } from '../translations.ts'
import type { mail as zhMail } from '../zh/mail.ts'

export const mail = {
  greeting: 'Dear {{username}},',
  greetingUnnamed: 'Hello,',
  automatic: 'This letter was sent by the site itself; an answer goes to the mailbox it came from.',
  time: 'When: {{time}} (Beijing time)',
  notYou: 'If this was not you, reset your password at once: “Forgot password” on the login page.',
  notYouAt: 'If this was not you, reset your password at once: {{link}}',
  contest: 'If you think that this is a mistake, please answer this letter: it reaches the administrators.',
  notYouAddress: 'If this was not you, tell the administrators of the site as soon as you can.',
  ignore: 'If this was not you, ignore this letter and nothing will change. Tell the code to nobody.',
  code: 'Your code: {{code}}',
  lasts: 'It is good for {{minutes}} minutes, and only once.',
  resetLink: 'Or set a new password without the code: open this link within {{linkMinutes}} minutes: {{link}}',
  putBack:
    'If this was not you, open the following link within {{days}} days. It gives the account this address again, ends every session, makes the password void and begins a reset. It works once: {{link}}',
  afterAddress: 'the address of the site, followed by {{path}}',
  reports: 'All your reports: {{link}}',
  reported: {
    comment: 'comment',
    blessing: 'blessing',
    article: 'article',
    pledge: 'pledge',
    wish: 'wish with the torch',
    post: 'post',
    reply: 'reply',
  },
  backupReason: {
    full: 'The disk is full, and the backup does not fit',
    place_gone: 'The folder or the object storage of the backups is gone, or may not be written',
    no_program: 'The server lacks the client programs of PostgreSQL (pg_dump, pg_restore, psql)',
    may_not_create: 'The backup is written, but not checked: the site’s database role may not create databases',
    damaged: 'The backup is damaged and cannot be restored',
    rows_differ: 'Restored, it has other numbers of rows than the site',
    stopped: 'The site was stopped before the backup was complete',
    cut_off: 'The process that made the backup was cut off',
    other: 'The backup could not be made',
  },
  backupWords: 'In the system’s own words: {{words}}',
  backups: 'All backups: {{link}}',
  letters: {
    code_reset: {
      subject: 'Your code to reset the password',
      lead: 'Someone, most likely you, wants to reset the password of the account with this address.',
    },
    code_password_change: {
      subject: 'Your code to change the password',
      lead: 'You are changing the password of your account.',
    },
    code_email_change: {
      subject: 'Your code to change the e-mail address',
      lead: 'You are making this the e-mail address of your account.',
    },
    password_changed: {
      subject: 'Your password has been changed',
      lead: 'The password of your account has just been changed, and sessions on other devices have ended.',
    },
    password_reset: {
      subject: 'Your password has been reset',
      lead: 'The password of your account has just been reset by a code from a letter. All sessions have ended; please log in with the new password.',
    },
    email_changed: {
      subject: 'Your e-mail address has been changed',
      lead: 'The e-mail address of your account is now {{newEmail}}; letters will go there from now on.',
    },
    email_set: {
      subject: 'An administrator changed your e-mail address',
      lead: 'An administrator has just changed the e-mail address of your account to {{newEmail}}. Letters will go there from now on.',
    },
    sessions_ended: {
      subject: 'Sessions of yours have ended',
      lead: 'Sessions of your account have just been ended from your profile: {{count}}.',
    },
    new_login: {
      subject: 'Your account was used on a new device',
      lead: 'Someone has just logged in to your account with a browser not used before: {{browser}}.',
    },
    totp_added: {
      subject: 'Your account has a second factor',
      lead: 'An authenticator app was just added to your account. A login with the password now also asks for its code.',
    },
    totp_removed: {
      subject: 'The authenticator app of your account is off',
      lead: 'The authenticator app of your account was just turned off.',
    },
    passkey_added: {
      subject: 'A passkey was added to your account',
      lead: 'A passkey was just added to your account. It can be used to log in.',
    },
    passkey_removed: {
      subject: 'A passkey was removed from your account',
      lead: 'A passkey of your account was just removed.',
    },
    password_set: {
      subject: 'An administrator has set a new password for you',
      lead: 'An administrator has just set a new password for your account, and all sessions have ended. “Forgot password?” on the login page lets you choose your own.',
    },
    suspended: {
      subject: 'Your account cannot publish for a while',
      lead: 'Until {{untilTime}} (Beijing time) you can log in and read, but neither write, comment nor like. Reason: {{reason}}',
    },
    released: {
      subject: 'Your account can publish again',
      lead: 'An administrator has ended the restriction early: you can write as before.',
    },
    account_removed: {
      subject: 'Your account has been deleted by an administrator',
      lead: 'An administrator has deleted your account; its details and its sessions have been erased. If you have questions, please write to the administrators.',
    },
    account_deleted: {
      subject: 'Your account has been deleted',
      lead: 'Your account, its details and its sessions have been erased. Thank you for having been here.',
    },
    report_kept: {
      subject: 'What became of your report',
      lead: 'An administrator has looked at the {{reported}} you reported, and it may stay. Thank you for keeping watch.',
    },
    report_removed: {
      subject: 'What became of your report',
      lead: 'An administrator has looked at the {{reported}} you reported, and it is no longer shown. Thank you for keeping watch.',
    },
    notice: { subject: '{{notice}}', lead: '{{notice}}' },
    notices: { subject: 'Notices of the day', lead: 'You have new notices:' },
    backup_failed: { subject: 'A backup of the database needs a look', lead: '{{backupReason}}.' },
    test: {
      subject: 'A test letter',
      lead: 'The settings of the mail server work: it sent the letter you are reading.',
    },
  },
  notice: {
    reply: '{{who}} replied to your post.',
    answer: '{{who}} answered you.',
    comment: '{{who}} commented on your article.',
    mention: '{{who}} mentioned you.',
    followedPost: '{{who}} replied to a post that you follow.',
    followedBoard: '{{who}} posted on a board that you follow.',
    followedClass: '{{who}} from a class that you follow wrote a new {{reported}}.',
    like: 'Likes of your {{reported}}: {{count}}.',
    review: { approved: 'Your {{reported}} passed review.', rejected: 'Your {{reported}} did not pass review.' },
    report: {
      kept: 'The {{reported}} you reported: an administrator looked at it, and it stays.',
      removed: 'The {{reported}} you reported: an administrator has dealt with it.',
    },
    someone: 'Somebody',
    on: '“{{title}}”',
    excerpt: '“{{excerpt}}”',
    reason: 'Reason: {{reason}}',
    look: 'Have a look: {{link}}',
    more: 'And {{more}} more: {{link}}',
    all: 'All notices: {{link}}',
    end: 'To get no more letters like this one, open this link; no login is needed: {{link}}',
    onSite: 'Log in to the site, and you find it among your notices.',
    moreOnSite: 'And {{more}} more: log in to the site, and you find them among your notices.',
    endOnSite: 'To get no more letters like this one, log in to the site and choose in the notice settings.',
  },
  files: 'No mail server is set; letters are written as files to outbox in the data directory.',
  works: 'The mail server can be used.',
  unknownBrowser: 'an unknown browser',
} satisfies Translations<typeof zhMail>
