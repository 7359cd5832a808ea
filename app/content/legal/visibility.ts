import type { Legal } from '../page-schema.ts'

/** Visibility of the data, and its recipients outside the site (docs/product.md#who-sees-what, #anonymous). */
export const visibility: Legal['sections'][number] = {
  key: 'public',
  title: { zh: '谁看得到', en: 'Who can see it' },
  paragraphs: [
    {
      zh: '公众看到的是审核通过或即时公开的内容。文章、评论、帖子和回复带作者的用户名和头像；祝福还带作者填写的毕业年份和院系；誓言带所填的姓名、班级或单位；传火时的一句话不带名字。匿名的祝福和帖子不带任何人的资料，只有管理员知道作者。',
      en: 'The public sees what has been approved or published. Articles, comments, posts and replies carry the author’s username and avatar; blessings also the year of graduation and the department, if the author gave them; pledges the name and the class or organisation that were written; wishes with the torch no name. Anonymous blessings and posts carry nothing of the kind; who wrote them is known to administrators alone.',
    },
    {
      zh: '每位成员有一个主页，上面是头像、简介、毕业年份、院系、注册日期、贡献，以及署名公开的文字；匿名的不在其中，也不计入。谁能看到，由你在资料里选：所有人、登录的成员，或只有你自己；不选时是登录的成员。同样的人会在毕业年份和院系的名单里看到你。管理员看得到所有主页。',
      en: 'Each member has a page with avatar, biography, year of graduation, department, the day of registration, contributions, and what was published under the name; what was written anonymously is neither shown there nor counted. In your profile you choose who sees it: everybody, members who are logged in, or nobody but you; as long as you choose nothing, members who are logged in. The same people see you in the lists of a class and of a department. Administrators see every page.',
    },
    {
      zh: '邮箱不公开。邮箱、草稿，以及待审和未通过的内容，只有你自己和管理员看得到。',
      en: 'E-mail addresses are not public. Your e-mail address, your drafts, and what waits for review or was declined are visible to you and to administrators only.',
    },
    {
      zh: '公开的内容人人可读，也会出现在文章订阅源、对外接口和搜索引擎里。别人另存或转载的，我们收不回来。',
      en: 'What is public can be read by all, and also appears in the feed of articles, the open interface and search engines. What others have copied is beyond our reach.',
    },
    {
      zh: '我们不出售、不出租、不与第三方共享这些信息；只有法律明确要求时，才会依法提供。邮件经运营者设置的邮件服务器寄出，只用于验证码、账号通知和举报的结果；数据库、图片存储若由服务商代管，也只替运营者保管。',
      en: 'We do not sell, rent or share any of it with third parties; only where the law plainly requires it will it be disclosed. Mail goes out through the server the operator has set up, and only for codes, notices about your account and the outcome of your reports. Where a provider runs the database or the storage of images, it keeps them for the operator alone.',
    },
    {
      zh: '成员可以在文章、帖子、回复和头像里引用别处的图片。这类图片由本站代为取来、重新编码后显示：你的浏览器只向本站取图，那个网站不会知道是谁在看、在看哪一页。',
      en: 'Members may use images that lie elsewhere in articles, posts, replies and avatars. This site fetches them, encodes them anew and shows them itself: your browser asks this site alone, and the other site does not learn who is looking, or at which page.',
    },
  ],
}
