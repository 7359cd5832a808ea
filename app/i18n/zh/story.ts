/** Words of the story pages that are not the story: contents, switches, names of drawings. */
export const story = {
  parts: '本页内容',
  home: '首页',
  seePlate: '见图{{number}}',
  timeline: { closer: '细看{{year}}年' },
}
