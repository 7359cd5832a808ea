import type { Translations } from '../translations.ts'
import type { rights as zh } from '../zh/rights.ts'

export const rights = {
  name: 'Rights',
  lead: 'What each role may do. Pages, typed calls and the REST interface go by this one table.',
  caption: 'Table of rights',
  right: 'Right',
  yes: 'yes',
  no: 'no',
  role: { user: 'Member', moderator: 'Moderator', admin: 'Admin' },
  does: {
    review: 'See and review texts that wait',
    reports: 'See and settle reports',
    flags: 'Pin, feature, lock and move posts',
    suspend: 'Suspend members: they read and do not write (moderators for 7 days at most)',
    texts: 'Edit and delete texts of others, see their drafts',
    names: 'See who wrote an anonymous text or a pledge',
    members: 'See, change and delete accounts and their roles',
    boards: 'Make, change and delete boards',
    figures: 'See the site’s figures and its health',
    settings: 'Change registration, rules of review, word list and mail',
    story: 'Edit the story: eras, missions, people, samples, banner and legal texts',
    audit: 'Read the audit',
    downloads: 'Download lists, open the book of sparks',
    backups: 'Make, download and delete backups of the whole database',
  },
} satisfies Translations<typeof zh>
