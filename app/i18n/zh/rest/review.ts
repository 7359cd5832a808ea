export const review = {
  said: {
    'review.setConfig': '设置已保存',
    'review.setWords': '词表已保存',
  },
  calls: {
    'review.setConfig': '哪些内容先审后发',
    'review.setWords': '需要审核的词，以及包含它们的无害长词',
  },
  examples: {
    'review.setConfig': { comments: true },
    'review.setWords': { words: ['代考'], exceptions: ['代考察'] },
  },
  tags: {},
}
