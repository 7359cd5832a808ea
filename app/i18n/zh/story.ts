/** Interface texts of the story pages: contents, switches, names of drawings. */
export const story = {
  parts: '本页内容',
  nav: { home: '首页', university: '关于大学', project: '关于项目' },
  seePlate: '见图{{number}}',
  people: { eras: '按时代看', all: '全部', shown: '列出{{number}}位', write: '去写故事' },
  timeline: { closer: '细看{{year}}年' },
}
