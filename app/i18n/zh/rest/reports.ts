export const reports = {
  said: {
    'report.file': '已收到举报，谢谢',
    'report.settle': '举报已处理',
  },
  calls: {
    'report.file': '举报一条公开内容（comment、blessing、article、pledge、wish、post 或 reply），可附理由',
    'report.mine': '自己的举报及其结果',
    'report.open': '有待处理举报的内容，举报多的在前',
    'report.settle': '处理一条内容的全部举报：保留或移除',
  },
  examples: {
    'report.file': { type: 'comment', id: 7, reason: '广告' },
    'report.settle': { type: 'comment', id: 7, outcome: 'removed' },
  },
  tags: {
    reports: '举报',
  },
}
