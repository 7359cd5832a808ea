/** The texts that wait for review, and the rules of review. */
export const moderation = {
  rules: {
    name: '审核规则',
    lead: '哪些文字先审后发，哪些词一出现就要人看一眼。誓言总是先审。',
    first: {
      name: '先审后发',
      hint: '不勾选的，写下就公开。',
      kind: {
        comments: '评论',
        blessings: '祝福',
        forumPosts: '论坛的帖子',
        forumReplies: '论坛的回复',
        torchWishes: '传火的话',
      },
      failed: '没有保存',
      save: '保存',
      saved: '先审后发的规则已保存',
    },
    words: {
      name: '词表',
      lead: '文字里有这些词的，先等审核；写的人不会知道是哪个词。',
      words: '要审核的词',
      wordsHint: '一行一个。全角半角、大小写、空格和标点都不影响。',
      exceptions: '例外',
      exceptionsHint: '一行一个：含有上面的词、但本身无妨的长词。',
      failed: '没有保存',
      save: '保存词表',
      saved: '词表已保存',
    },
    trial: {
      name: '试一段文字',
      text: '文字',
      hint: '用已保存的词表来试，什么也不会发布。',
      send: '试一试',
      busy: '查找中...',
      failed: '没有试成',
      free: '没有词表里的词。',
      waits: '词表里的词出现 {{number}} 处，这段文字会先等审核：',
    },
    busy: '保存中...',
  },
}
