import type { Translations } from '../../translations.ts'
import type { forum as zh } from '../../zh/rest/forum.ts'

export const forum = {
  said: {
    'board.write': 'The board is open',
    'board.edit': 'The board is changed',
    'board.remove': 'The board is removed',
    'post.write': 'Your post is published',
    'post.edit': 'Your changes are saved',
    'post.remove': 'The post is removed',
    'post.pin': 'The pin is saved',
    'post.feature': 'The feature is saved',
    'post.lock': 'The lock is saved',
    'post.review': 'The review is saved',
    'post.like': 'Liked',
    'post.unlike': 'The like is taken back',
    'reply.write': 'Your reply is posted',
    'reply.remove': 'The reply is removed',
    'reply.review': 'The review is saved',
    'reply.like': 'Liked',
    'reply.unlike': 'The like is taken back',
  },
  calls: {
    'board.list': 'The boards of the forum in their order; admins may ask for archived ones or all by status',
    'board.byId': 'One board; an archived one can still be read',
    'board.write': 'Open a board; nameEn and descriptionEn are shown to readers of English',
    'board.edit': 'Change a board; what is left out stays as it is. An archived board takes no new posts or replies',
    'board.remove': 'Remove an empty board; one that holds posts stays (409)',
    'post.list':
      'The posts of the forum, pinned ones first; sort is latest (creation), active (last reply), hot (rank) or highlighted (featured only, also known as top). With search, best first',
    'post.mine': 'One’s own posts, whatever their status, the anonymous ones too',
    'post.byId': 'One post; a visitor counts once in half an hour',
    'post.write':
      'Publish a post, without a name if wished, with nine pictures at most; status is pending where it awaits review',
    'post.edit':
      'Change a post of one’s own; what is left out stays as it is. With the version that was read, nothing newer is written over',
    'post.remove': 'Remove a post with its replies',
    'post.pin': 'Pin or unpin; without isSticky it is turned',
    'post.feature': 'Feature or not; without isHighlighted it is turned',
    'post.lock': 'Lock or unlock; without isLocked it is turned. A locked post takes no replies',
    'post.review': 'Review a post, with a reason if wished',
    'post.like': 'Like; as often as one asks with the same result',
    'post.unlike': 'Take a like back; as often as one asks with the same result',
    'reply.atFloor':
      'The reply at a floor and the page it stands on now; where that floor cannot be seen the next one, beyond all of them the last',
    'reply.list': 'The replies to a post by floor; sort is asc or desc',
    'reply.write':
      'Reply to a post, to one of its floors by parentId, or to somebody who wrote there by name by replyToUserId; floors rise from 1 and are never given again',
    'reply.mine': 'One’s own replies, whatever their status',
    'reply.remove': 'Remove a reply; its floor stays empty',
    'reply.review': 'Review a reply, with a reason if wished',
    'reply.like': 'Like; as often as one asks with the same result',
    'reply.unlike': 'Take a like back; as often as one asks with the same result',
  },
  examples: {
    'board.write': {
      name: 'Anniversary',
      nameEn: 'Anniversary',
      description: 'Plans for the anniversary',
      icon: 'torch',
      order: 1,
    },
    'board.edit': { status: 'archived' },
    'post.write': {
      forumId: 1,
      title: 'The river at the door',
      content: 'When I was small, the river ran past our door.',
      images: [],
      isAnonymous: false,
    },
    'post.edit': { title: 'The river at the door', content: 'The river ran past **our** door.', version: 1 },
    'post.pin': { isSticky: true },
    'post.feature': { isHighlighted: true },
    'post.lock': { isLocked: true },
    'post.review': { status: 'approved', reason: '' },
    'reply.write': { content: 'I remember that river too.', images: [], parentId: null, replyToUserId: null },
    'reply.review': { status: 'approved', reason: '' },
  },
  tags: {
    forum: 'The alumni forum',
  },
} satisfies Translations<typeof zh>
