export const pledges = {
  said: {
    'pledge.submit': '您的誓言已成功点亮星火！',
    'pledge.withdraw': '誓言已撤回',
    'pledge.review': '审核结果已保存',
    'pledge.remove': '誓言已删除',
  },
  calls: {
    'pledge.list': '已公开的誓言',
    'pledge.submit': '提交一条誓言，审核后公开；回执可用来查看状态和撤回',
    'pledge.random': '随机几条已公开的誓言',
    'pledge.byId': '一条誓言',
    'pledge.byReceipt': '凭回执查看自己提交的誓言',
    'pledge.withdraw': '凭回执撤回自己提交的誓言',
    'pledge.listAll': '全部誓言，可按状态筛选',
    'pledge.review': '审核一条誓言，可附理由',
    'pledge.remove': '删除一条誓言',
  },
  examples: {
    'pledge.submit': { name: '李明', grade: '2018级水利工程', message: '愿江河安澜，薪火相传。' },
    'pledge.review': { status: 'approved', reason: '' },
  },
  tags: {
    'future-messages': '写给未来的誓言',
  },
}
