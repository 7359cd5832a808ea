export const visitors = {
  said: {
    'visitor.add': '欢迎，火炬传递者',
  },
  calls: {
    'visitor.add': '登记一位访客；同一会话编号总是得到同一个号码，没有编号时由服务器生成',
    'visitor.count': '访客总数',
    'visitor.stats': '最近三十天的访客统计，按上海时间计日',
  },
  examples: {
    'visitor.add': { sessionId: 'visitor-1761494400000-k3x9f2' },
  },
  tags: {
    visitors: '访客',
  },
}
