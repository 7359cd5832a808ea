export const mutes = {
  said: {
    'mute.muteMember': '已屏蔽',
    'mute.unmuteMember': '已取消屏蔽',
    'mute.mutePost': '已屏蔽',
    'mute.unmutePost': '已取消屏蔽',
  },
  calls: {
    'mute.list': '自己屏蔽的成员和帖子，新的在前；此刻看不到的帖子，name 为 null',
    'mute.muteMember':
      '屏蔽一位成员：不再收到来自 TA 的通知，TA 署名的文字带 isWriterMuted: true，列表里仍有；对方不会知道；重复结果不变，最多 200 位',
    'mute.unmuteMember': '取消屏蔽一位成员；重复结果不变',
    'mute.mutePost': '屏蔽一个帖子：不再收到它的通知，列表里带 isMuted: true；重复结果不变',
    'mute.unmutePost': '取消屏蔽一个帖子；重复结果不变',
  },
  examples: {},
  tags: {
    mutes: '屏蔽',
  },
}
