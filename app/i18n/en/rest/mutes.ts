import type { Translations } from '../../translations.ts'
import type { mutes as zh } from '../../zh/rest/mutes.ts'

export const mutes = {
  said: {
    'mute.muteMember': 'The member is muted',
    'mute.unmuteMember': 'The member is not muted any more',
    'mute.mutePost': 'The post is muted',
    'mute.unmutePost': 'The post is not muted any more',
  },
  calls: {
    'mute.list':
      'The members and posts that one has muted, newest first; the name is null of a post that cannot be read now',
    'mute.muteMember':
      'Mute a member: no more notices come from them, and what they sign carries isWriterMuted: true and stays in lists; they are not told; again, it changes nothing, and 200 at most',
    'mute.unmuteMember': 'End the muting of a member; again, it changes nothing',
    'mute.mutePost':
      'Mute a post: no more notices come of it, and it carries isMuted: true in lists; again, it changes nothing',
    'mute.unmutePost': 'End the muting of a post; again, it changes nothing',
  },
  examples: {},
  tags: {
    mutes: 'Muting',
  },
} satisfies Translations<typeof zh>
