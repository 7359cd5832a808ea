/** The book of sparks, in the admin area. */
export const adminBook = {
  name: '星火册',
  lead: '把已通过的誓言与祝福按届别排成一册，供印刷：A4，有封面、目录和名录。',
  holds: '现有誓言 {{pledges}} 条、祝福 {{blessings}} 条。',
  empty: '还没有通过的誓言或祝福。现在打开，只有封面和说明。',
  openHeading: '开卷',
  editions: { zh: '中文版', en: '英文版' },
  volume: '第 {{volume}} 册，共 {{volumes}} 册',
  howHeading: '成书',
  print: '打开后用浏览器的打印（Ctrl + P，苹果电脑 ⌘ + P）另存为 PDF：纸张 A4，边距用默认，勾选背景图形。',
  command: '目录里要有页码，就在服务器上运行下面的命令，它用 Chromium 直接做成两种语言的 PDF：',
  whoHeading: '谁在册中',
  who: '只收所有人都能读到的文字；等待、未通过、已删除、被举报后隐藏的，以及正被暂停发言的成员写的，都不收。匿名的祝福不署名，也不透露年份与院系。',
  names: '名录只收在誓言下署名的人，以及允许所有人查看主页的成员。',
  public:
    '这一页只有管理员能打开。做好的册子可以公开：册中没有只给管理员看的内容。印出之后，撤回的文字收不回来，付印前请再做一次。',
  yearsHeading: '各年条数',
  undated: '未记年',
  texts: '{{number}} 条',
}
