/** The texts of the printed book of sparks. */
export const printedBook = {
  title: '星火册',
  subtitle: '誓言与祝福',
  volume: '第{{volume}}册（共{{volumes}}册）',
  aboutTitle: '关于这本书',
  about:
    '这本书收录截至{{date}}公开的誓言与祝福，共{{total}}条。文字是写作者的原话，按他们自己写下的年级或届别排列；没有写的，收在“未记年”。同一年里誓言在前，祝福在后，先写的在前。',
  part: '本册是第{{volume}}册，收第{{first}}条至第{{last}}条。',
  aboutNames:
    '名字以写作者自己写下的为准。匿名的祝福不署名，也不透露年份与院系。“名录”只收在誓言下署名的人，以及允许所有人查看主页的成员；同名的人并在一处。名字后的数字是条目的编号。',
  empty: '还没有公开的誓言或祝福。',
  contentsTitle: '目录',
  undatedTitle: '未记年',
  namesTitle: '名录',
  numbers: '{{first}}—{{last}}',
  pledge: '誓言',
  blessing: '祝福',
  nameless: '匿名',
  toDesk: '返回管理',
  hint: '用浏览器的打印另存为 PDF：A4，勾选背景图形。',
  previous: '上一册',
  next: '下一册',
  other: 'English',
  navigation: '这本书',
}
