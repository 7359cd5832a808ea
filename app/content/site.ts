import type { Site } from './story-schema.ts'
import { university } from './sources/university.ts'

export const site: Site = {
  name: { zh: '河海大学', en: 'Hohai University' },
  shortName: { zh: '河海', en: 'Hohai' },
  title: { zh: '河海大学建校110周年', en: 'Hohai University at 110' },
  description: {
    zh: '从1915年南京的一间借来的教室，到今天的江河湖海：河海大学一百一十年的故事，和你可以添上的一笔。',
    en: 'From a borrowed classroom in Nanjing in 1915 to the rivers and seas of today: Hohai University’s story, with room for a line of yours.',
  },
  slogan: { zh: '薪火相传', en: 'Passing the torch' },
  founded: 1915,
  celebrated: 2025,
  age: 110,
  anniversary: '2025-10-27',
  displayedDate: '2025.10.27',
  address: { zh: '南京市西康路1号', en: 'No. 1 Xikang Road, Nanjing' },
  secondAddress: { zh: '南京市佛城西路8号（江宁）', en: 'No. 8 Focheng West Road, Jiangning, Nanjing' },
  defaultPostcode: '210098',
  motto: {
    zh: '艰苦朴素，实事求是，严格要求，勇于探索',
    en: 'Plain living, truth from facts, strict standards, daring to explore',
  },
  mottoNote: {
    zh: '河海大学校训，严恺提出。',
    en: 'The motto of Hohai University, put forward by Yan Kai. The English is ours, not an official version.',
  },
  independence: {
    zh: '本站为独立制作的演示，并非河海大学官方网站。',
    en: 'This is an independent demonstration, not the website of Hohai University.',
  },
  copyright: {
    zh: '© 2025 本站制作者。文字与插图均为本站新作，史实注明出处。',
    en: '© 2025 the makers of this site. Words and drawings were made for it; facts name their sources.',
  },
  banner: {
    date: '2025.10.27',
    invitation: { zh: '共赴百年之约', en: 'Join the Centennial Celebration' },
  },
  sources: [university.history, university.press2025, university.motto, university.addresses],
}
