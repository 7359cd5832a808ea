import type { Translations } from '../../translations.ts'
import type { members as zh } from '../../zh/rest/members.ts'

export const members = {
  said: {
    'member.create': 'Account created',
    'member.edit': 'Account saved',
    'member.setRole': 'Role changed',
    'member.remove': 'Account deleted',
    'member.removeMany': 'Accounts deleted',
    'member.endSessions': 'Sessions ended',
    'member.suspend': 'Member suspended',
    'member.release': 'Suspension lifted',
  },
  calls: {
    'member.page':
      'The page of a member. Of one that only members see, guests get 403; of one that nobody sees, and of a deleted account, 404',
    'mention.suggest':
      'Members to name after an @: text is how the name begins, two characters at least; with postId or articleId those who wrote there come first',
    'article.ofMember': 'What this member has published, newest first',
    'post.ofMember': 'The posts of this member with their name, newest first; anonymous ones are not among them',
    'reply.ofMember': 'The replies of this member, newest first',
    'blessing.ofMember':
      'The blessings of this member with their name, newest first; anonymous ones are not among them',
    'member.ofCohort':
      'The members of a class year or of a department who let it be seen; guests get those whose page is open to everybody',
    'article.ofCohort': 'The newest articles of these members',
    'post.ofCohort': 'The newest posts of these members that bear their names',
    'blessing.ofCohort': 'The newest blessings of these members that bear their names',
    'member.endSessions': 'Ends every session of an account',
    'member.suspensions': 'Who may not write just now, whose time ends first',
    'member.suspend': 'Has a member read and not write for some days; moderators for 7 at most',
    'member.release': 'Lets this member write again',
    'member.list': 'All accounts, who came last first; search is part of a username or an e-mail address',
    'member.byId': 'One account',
    'member.create': 'Create an account, also while registration is closed',
    'member.edit':
      'Change an account; what is left out and an empty password stay. A new password ends the sessions of its owner',
    'member.setRole': 'Change a role; nobody takes the admin role from themself',
    'member.remove':
      'Delete an account; with texts keep (the default) its texts stay without a name, with remove they go too; nobody deletes themself',
    'member.removeMany': 'Delete several accounts: exactly the ids that are named, all or none',
  },
  examples: {
    'member.create': { username: 'hehai_1915', email: 'alumna@example.edu', password: 'lighthouse-1915', role: 'user' },
    'member.edit': { graduationYear: 2020, department: 'Hydraulic Engineering' },
    'member.setRole': { role: 'admin' },
    'member.suspend': { days: 3, reason: 'Advertisements, again and again' },
    'member.remove': { texts: 'keep' },
    'member.removeMany': { ids: [7, 8], texts: 'remove' },
  },
  tags: { members: 'Members', classes: 'Classes', departments: 'Departments', mentions: 'Mentions' },
} satisfies Translations<typeof zh>
