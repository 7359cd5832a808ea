export const blessings = {
  said: {
    'blessing.send': '祝福已送出',
    'blessing.edit': '祝福已修改',
    'blessing.remove': '祝福已删除',
    'blessing.like': '已点赞',
    'blessing.unlike': '已取消点赞',
    'blessing.review': '审核结果已保存',
  },
  calls: {
    'blessing.list': '祝福墙，新的在前；可按毕业年份筛选，cursor 用于逐页走完',
    'blessing.send': '送出一条祝福，可以匿名；需要审核时 status 为 pending',
    'blessing.random': '随机几条祝福',
    'blessing.mine': '自己写的祝福，不论状态',
    'blessing.byId': '一条祝福',
    'blessing.edit': '修改自己的祝福',
    'blessing.remove': '删除自己的祝福',
    'blessing.like': '点赞；重复点赞结果相同',
    'blessing.unlike': '取消点赞；重复取消结果相同',
    'blessing.review': '审核一条祝福，可附理由',
  },
  examples: {
    'blessing.send': { content: '愿学校像一条好河。', isAnonymous: false },
    'blessing.edit': { content: '愿学校像一条好河，水常在，岸常新。' },
    'blessing.review': { status: 'approved', reason: '' },
  },
  tags: {
    blessings: '祝福墙',
  },
}
