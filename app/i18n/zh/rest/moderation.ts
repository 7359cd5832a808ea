export const moderation = {
  said: {
    'admin.removeMany': '已删除',
    'bin.restore': '已恢复',
    'content.remove': '已删除',
  },
  calls: {
    'admin.stats': '各类内容的数量',
    'admin.pending': '等待审核的内容，先到的在前',
    'audit.list': '管理员做过什么：谁、何时、前后如何，最近的在前',
    'admin.removeMany': '按类型批量删除，恰好删除给出的编号',
    'content.list': '各种内容合在一张单子里，最近的在前；next 是下一页的 before',
    'content.remove': '删除几条任意种类的内容，放进回收站；读过之后又被改过的不删',
    'bin.list': '30天内删除的内容，最近删除的在前；next 是下一页的 after',
    'bin.restore': '按回收站里的编号恢复，连同随它一起删除的内容',
  },
  examples: {
    'admin.removeMany': { type: 'comment', ids: [7, 8] },
    'bin.restore': { ids: [7] },
    'content.remove': { texts: ['comment 7', 'post 3 2025-10-27T00:00:00.000Z'] },
  },
  tags: {},
}
