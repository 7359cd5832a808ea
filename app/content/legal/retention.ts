import type { Legal } from '../page-schema.ts'

/** Retention times, and the data that remains after an account is deleted (docs/product.md#leaving; a test compares the numbers with the code). */
export const retention: Legal['sections'][number] = {
  key: 'retention',
  title: { zh: '保存多久', en: 'How long' },
  paragraphs: [
    {
      zh: '不再需要的，就不再留着；期满的，由每小时一次的清理删去。上面已经写明期限的，这里不再重复。',
      en: 'What is no longer needed is no longer kept; what has run out is removed by a sweep each hour. Times that are given above are not repeated here.',
    },
  ],
  points: [
    {
      zh: '账号与内容：到你删除它们或注销账号为止；不当的内容，管理员会移除。',
      en: 'Account and content: until you delete them or close the account; improper content is removed by the administrators.',
    },
    {
      zh: '删除或撤回的文字：在回收站留30天，只有管理员看得到，好让误删的能够恢复；随它一起走的回复、评论，和点赞、收藏、关注、屏蔽的记录也在其中。期满清除；作者注销账号时立即清除，无论其他文字是否留下。',
      en: 'Texts that were deleted or withdrawn: kept in a bin for 30 days, where administrators alone see them, so that what was deleted by mistake can be restored; the replies and comments that went with them, and who liked, bookmarked, followed and muted them, are in it too. Then they are removed; when their writer closes the account they are removed at once, whether other texts stay or not.',
    },
    {
      zh: '注销时，无论怎样选择：账号资料、会话、双重验证、验证码、收藏、关注、屏蔽、阅读进度、通知、文字修改之前的版本和拼成的拼图立即删除；点赞仍计入总数，火炬的棒次仍算已传，都不再与你相连。',
      en: 'When an account is closed, whatever you choose: its details, sessions, second factors, codes, bookmarks, what you follow and mute, how far you read, notices, earlier versions of texts and finished puzzles are removed at once; likes still count and legs of the torch stay run, no longer joined to you.',
    },
    {
      zh: '注销时选择留下文字：誓言的署名改为“已注销用户”，所填的班级或单位和正文不变；文章、评论、祝福、帖子、回复和传火时的一句话不再与你相连；草稿删除；举报隐去姓名，连同理由留下。',
      en: 'If your texts stay: pledges are signed, in Chinese, as by an account that was closed, and keep their class or organisation and their text; articles, comments, blessings, posts, replies and wishes are no longer joined to you; drafts are removed; reports stay with their reason, without your name.',
    },
    {
      zh: '注销时选择一并删除：文章、评论、祝福、帖子、回复、誓言和传火时的一句话全部删除，已经处理的举报也删除；尚未处理的举报隐去姓名和理由，留作处理。',
      en: 'If your texts go: articles, comments, blessings, posts, replies, pledges and wishes are all removed, and so are reports that were settled; reports that are still open stay to be settled, without your name or reason.',
    },
    {
      zh: '图片：没有用在文章、帖子、回复或头像里的，1天之后清除；用过的，即使后来不再用，也留到注销账号为止。注销之后，只有留下的文字里和本站故事里的图片还在，其余1天左右清除。代为取来的别处的图片，30天没有人看就清除。',
      en: 'Images: what no article, post, reply or avatar uses is removed after 1 day; what was used once stays until the account is closed, also when it is used no more. After that only the images in texts that stay and in the story of this site are left; the others are removed within about 1 day. Images fetched from elsewhere are removed when nobody has looked at them for 30 days.',
    },
    {
      zh: '登录会话：访问令牌1小时，续期令牌30天；退出登录即失效，会话随之删除。',
      en: 'Sessions: the access token lives 1 hour, the refresh token 30 days; logging out ends both, and the session is removed.',
    },
    {
      zh: '誓言：到你凭私人链接或在个人页面撤回，或管理员删除为止（此后在回收站留30天）。',
      en: 'Pledges: until you withdraw yours, by its private link or from your profile, or an administrator removes it (then 30 days in the bin).',
    },
    {
      zh: '寄不出去的邮件：30天，之后清除；写成文件的，由运营者清理。',
      en: 'Letters that could not be sent: 30 days. Those written as files are for the operator to remove.',
    },
    {
      zh: '访客编号与火炬总数：长期保留，因为编号一经给出便不再改；它们不属于账号，注销时不变。',
      en: 'Visitor numbers and the count of the torch: for good, since a number once given is not changed. They are no part of an account and stay when one is closed.',
    },
    {
      zh: '管理记录与故事的各个版本：长期保留，以便查对；管理员离开之后，他的用户名仍留在其中；记录里引用的文字，不随作者注销而删除；记录里的账号资料，在账号注销后只留用户名和角色。',
      en: 'Records of administration and the versions of the story: for good, so that they can be checked. An administrator who leaves is still named in them, and a text they quote stays there when its author leaves; of the details of an account only the username and the role stay there when it is closed.',
    },
    {
      zh: '审核决定30天内可以撤销，之后清除：谁在什么时候决定了哪条文字、理由、之前怎样。',
      en: 'What is needed to take back decisions on texts for 30 days: who decided on which text and when, the reason, and how it stood before. It is then removed.',
    },
    {
      zh: '备份与静态副本：运营者可以备份整个数据库，也可以把公开的页面另存为一份静态副本。之后的修改和删除不会改动它们，留多久由运营者决定。',
      en: 'Backups and static copies: the operator may back up the whole database, and save the public pages as a static copy. What is changed or removed later is not changed in these; how long they are kept is for the operator to decide.',
    },
  ],
}
