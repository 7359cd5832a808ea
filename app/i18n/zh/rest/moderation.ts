export const moderation = {
  said: {
    'admin.removeMany': '已删除',
  },
  calls: {
    'admin.stats': '各类内容的数量',
    'admin.pending': '等待审核的内容，先到的在前',
    'audit.list': '管理员做过什么：谁、何时、前后如何，最近的在前',
    'admin.removeMany': '按类型批量删除，恰好删除给出的编号',
  },
  examples: {
    'admin.removeMany': { type: 'comment', ids: [7, 8] },
  },
  tags: {},
}
