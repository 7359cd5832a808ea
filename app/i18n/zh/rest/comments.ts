export const comments = {
  said: {
    'comment.write': '评论已收到',
    'comment.remove': '评论已删除',
    'comment.like': '已点赞',
    'comment.unlike': '已取消点赞',
    'comment.review': '审核结果已保存',
  },
  calls: {
    'comment.list': '一篇文章的评论，新的在前；每条带最早的 50 条回复，replyCount 为回复总数',
    'comment.write': '评论一篇文章，或回复一条评论；对回复的回复归在最初那条评论之下',
    'comment.remove': '删除一条评论和对它的回复',
    'comment.like': '给一条评论点赞；重复点赞结果相同',
    'comment.unlike': '取消点赞；重复取消结果相同',
    'comment.review': '审核一条评论，可附理由',
  },
  examples: {
    'comment.write': { content: '写得真好，想起了我家门前的河。', parentId: null },
    'comment.review': { status: 'approved', reason: '' },
  },
  tags: {
    comments: '评论',
  },
}
