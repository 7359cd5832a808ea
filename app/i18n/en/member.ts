import type { Translations } from '../translations.ts'
import type { member as zhMember } from '../zh/member.ts'

export const member = {
  joined: 'Here since {{date}}',
  feed: 'Feed',
  classOf: 'Class of {{year}}',
  ownNote: {
    everybody: 'Everybody can see this page.',
    members: 'Members who are logged in can see this page.',
    nobody: 'Only you and the administrators can see this page.',
  },
  ownChange: 'Change',
  adminNote: {
    everybody: 'visible to everybody',
    members: 'visible to members',
    nobody: 'visible to its owner and administrators',
  },
  figures: 'Contributions',
  maxims: 'Maxim Contributions',
  relayParticipations: 'Relay Participations',
  mosaicCompleted: 'Mosaic Completed',
  texts: 'Written under this name',
  kinds: { articles: 'Articles', posts: 'Posts', replies: 'Replies', blessings: 'Blessings' },
  list: '{{kind}} by {{name}}',
  none: '{{name}} has published nothing under this name yet.',
  noneOf: 'No {{kind}} here yet.',
  emptyPage: 'There is nothing on this page',
  firstPage: 'To the first page',
  pages: 'Pages',
  repliedTo: '{{floor}}F of',
  about: 'The page of {{name}}',
  cohort: {
    department: 'Department',
    lead: {
      class: 'Who left the bank that year, and which rivers they are on now.',
      department: 'Those who come from the same department.',
    },
    choice: 'Only members who let their page be seen are listed, with what they wrote under their names.',
    forMembers: 'Listed here are the members whose page is open to everybody.',
    login: 'Log in to see more',
    members: 'Members',
    none: 'No member lets it be seen yet.',
    noneText: 'Write your graduation year and department in your profile, and others find you here.',
    toProfile: 'Edit profile',
  },
  closed: {
    title: 'Only members see this page',
    text: '“{{name}}” shows this page to members who are logged in.',
    login: 'Log in to see it',
    register: 'Register',
  },
} satisfies Translations<typeof zhMember>
