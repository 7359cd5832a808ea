import type { Translations } from '../translations.ts'
import type { shell as zhShell } from '../zh/shell.ts'

export const shell = {
  skip: 'Skip to the text',
  brandLabel: '{{title}}, back to Home',
  navLabel: 'Main',
  nav: {
    home: 'Home',
    timeline: 'Timeline',
    culture: 'Mission',
    people: 'Alumni',
    blessings: 'Relay',
    articles: 'Articles',
    about: 'About',
  },
  bell: 'Notices, {{number}} unread',
  language: {
    current: 'English',
    // Readers of Chinese who cannot read the English half can read the second half.
    tooltip: 'Switch to Chinese · 切换到中文',
    other: '切换到中文',
    otherLang: 'zh-CN',
  },
  account: {
    label: 'Account',
    open: 'Account menu of {{name}}',
    admin: 'Admin',
    panel: 'Admin panel',
    profile: 'Profile',
    posts: 'My Posts',
    logOut: 'Log out',
    leftElsewhere: 'You have logged out in another tab',
    leftUntold: 'You are logged out in this browser. The session on the server ends as soon as the network is back.',
    logIn: 'Log in',
    register: 'Register',
  },
  community: { more: 'More', label: 'Community', forum: 'Forum', poster: 'Poster', mosaic: 'Mosaic', search: 'Search' },
  menu: { title: 'Contents', open: 'Open the contents', close: 'Close the contents' },
  motion: {
    pause: 'Stop everything that moves',
    play: 'Let things move again',
    pauseShort: 'Stop motion',
    playShort: 'Resume motion',
  },
  loading: 'The page is loading',
  loadingOf: { boards: 'Loading boards…', board: 'Loading the board…', post: 'Loading the post…' },
  footer: {
    label: 'Imprint',
    linksTitle: 'In this volume',
    moreLabel: 'More pages',
    address: 'Address',
    postcode: 'Postcode',
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    api: 'Open API',
    forum: 'Alumni forum',
    poster: 'Poster',
    mosaic: 'Mosaic',
    search: 'Search',
  },
  /** The result of the review of a member's own text. */
  review: {
    approved: {
      comment: 'Your comment was approved: everybody can read it now',
      blessing: 'Your blessing was approved: everybody can read it now',
      post: 'Your post was approved: everybody can read it now',
      reply: 'Your reply was approved: everybody can read it now',
      torch: 'Your word at the torch was approved: everybody can read it now',
      pledge: 'Your pledge was approved: everybody can read it now',
    },
    rejected: {
      comment: 'Your comment was not approved',
      blessing: 'Your blessing was not approved',
      post: 'Your post was not approved',
      reply: 'Your reply was not approved',
      torch: 'Your word at the torch was not approved',
      pledge: 'Your pledge was not approved',
    },
  },
  banner: 'Announcement',
  readOnly:
    'The site is read-only for now: reading goes on as ever, writing comes back soon. Thank you for your patience.',
  suspended:
    'Until {{time}} (China time) your account may read, but not publish or change anything. Reason: {{reason}}',
  notice: { link: 'Have a look' },
} satisfies Translations<typeof zhShell>
