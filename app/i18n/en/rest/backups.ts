import type { Translations } from '../../translations.ts'
import type { backups as zh } from '../../zh/rest/backups.ts'

export const backups = {
  said: {
    'backup.make': 'The backup has begun',
    'backup.remove': 'The backup is deleted',
    'backup.setPlan': 'The plan of backups is saved',
  },
  calls: {
    'backup.list': 'All backups, the newest first',
    'backup.make': 'Begin a backup now; the list tells how it ends',
    'backup.plan': 'The plan of backups, and when the next daily one is due',
    'backup.setPlan': 'When daily backups are made (time in Shanghai), how many are kept, and where',
    'backup.remove': 'Delete a backup with its file',
  },
  examples: {
    'backup.setPlan': { daily: true, time: '03:30', kept: 7, place: 'folder' },
  },
} satisfies Translations<typeof zh>
