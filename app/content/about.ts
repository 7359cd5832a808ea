import { contact, project, team } from './about/project.ts'
import type { About } from './page-schema.ts'
import { illustration } from './pictures.ts'
import { site } from './site.ts'
import { university } from './sources/university.ts'

export const about: About = {
  title: { zh: '关于', en: 'About' },
  lead: {
    zh: '一所学校，一个纪念日，和做这个网站的人。',
    en: 'A university, an anniversary, and the people who made this site.',
  },
  university: {
    title: { zh: '关于河海大学', en: 'About the University' },
    paragraphs: [
      {
        zh: '河海大学在南京，前身是1915年创办的河海工程专门学校，中国第一所培养水利人才的高等学府。一百多年里，它的主业没有变过：江、河、湖、海，和与水有关的工程。',
        en: 'Hohai University, in Nanjing, goes back to the Hohai Civil Engineering School of 1915, the first higher school in China for hydraulic engineering. Its subject has not changed since: rivers, lakes, seas, and whatever is built to live with them.',
      },
      {
        zh: '如今它有西康路、江宁两个南京校区和常州金坛校区，31个院系，72个本科专业。水利工程学科，据学校网站，在全国学科评估中居首位。',
        en: 'Today it has two campuses in Nanjing, on Xikang Road and in Jiangning, and one at Jintan in Changzhou, with 31 colleges and departments and 72 undergraduate programmes. By its own account its hydraulic engineering stands first in the national evaluation.',
      },
    ],
    picture: illustration('three-campuses'),
    sources: [university.overview, university.history, university.firstSchool],
  },
  information: {
    title: { zh: '学校概况', en: 'University Information' },
    rows: [
      { label: { zh: '创办', en: 'Founded' }, value: { zh: '1915年，南京', en: 'In 1915, Nanjing' } },
      { label: { zh: '校训', en: 'Motto' }, value: site.motto },
      {
        label: { zh: '学生', en: 'Students' },
        value: { zh: '约5.5万名，含国际学生1359名', en: 'about 55,000, of whom 1,359 from abroad' },
      },
      { label: { zh: '教职工', en: 'Staff' }, value: { zh: '3500余名', en: 'more than 3,500' } },
      { label: { zh: '毕业生', en: 'Graduates' }, value: { zh: '30多万名', en: 'more than 300,000' } },
      {
        label: { zh: '校区', en: 'Campuses' },
        value: {
          zh: '西康路、江宁（南京），金坛（常州）',
          en: 'Xikang Road and Jiangning in Nanjing, Jintan in Changzhou',
        },
      },
    ],
    sources: [university.overview, university.press2025, university.motto],
  },
  history: {
    title: { zh: '发展历程', en: 'Development History' },
    lead: { zh: '四个名字，一条河。', en: 'Four names, one river.' },
    entries: [
      {
        year: 1915,
        text: { zh: '河海工程专门学校在丁家桥开学', en: 'Hohai Civil Engineering School opens at Dingjiaqiao' },
      },
      {
        year: 1924,
        text: {
          zh: '与东南大学工科合并，改称河海工科大学',
          en: 'Joined with departments of Southeast University: Hohai College of Engineering',
        },
      },
      {
        year: 1927,
        text: { zh: '并入第四中山大学，校名暂歇', en: 'Merged into the Fourth Zhongshan University; the name rests' },
      },
      {
        year: 1952,
        text: {
          zh: '五处水利系科汇成华东水利学院',
          en: 'Five institutions become the East China Technical University of Water Resources',
        },
      },
      { year: 1960, text: { zh: '列为全国重点大学', en: 'Named a national key university' } },
      { year: 1985, text: { zh: '恢复校名，称河海大学', en: 'The name returns: Hohai University' } },
      { year: 2025, text: { zh: '建校110周年', en: 'A hundred and ten years' } },
    ],
    picture: illustration('four-names'),
    sources: [university.history, university.profile, university.firstSchool],
  },
  achievements: {
    title: { zh: '成就', en: 'Achievements' },
    lead: {
      zh: '可以数的，数在这里；数不过来的，在河上。',
      en: 'What can be counted is counted here. The rest is out on the rivers.',
    },
    figures: [
      {
        value: { zh: '30 多万', en: '300,000+' },
        label: { zh: '毕业生', en: 'graduates' },
        sources: [university.press2025],
      },
      {
        value: { zh: '31 个', en: '31' },
        label: { zh: '院系', en: 'colleges and departments' },
        sources: [university.overview],
      },
      {
        value: { zh: '72 个', en: '72' },
        label: { zh: '本科专业', en: 'undergraduate programmes' },
        sources: [university.overview],
      },
      {
        value: { zh: '第一', en: 'First' },
        label: { zh: '水利工程，全国学科评估', en: 'hydraulic engineering, national evaluation' },
        sources: [university.overview],
      },
    ],
    paragraphs: [
      {
        zh: '水灾害防御的全国重点实验室设在校内。媒体报道说，全国水利系统的总工程师，三分之一以上毕业于此；这是报道的说法，我们照录，并注明出处。',
        en: 'The national key laboratory of water disaster prevention is here. The press has reported that more than a third of the chief engineers in the national water system are graduates; the claim is theirs, and we give it with its source.',
      },
    ],
    sources: [university.overview, university.evening2025],
  },
  project,
  team,
  celebration: {
    title: { zh: '校庆信息', en: 'Celebration Information' },
    paragraphs: [
      {
        zh: '建校110周年纪念日是2025年10月27日。此前，校旗8月2日在上海传递，10月12日晚校园里有一堂约六千人的公开课。',
        en: 'The anniversary fell on 27 October 2025. Before it the flag was passed on in Shanghai on 2 August, and on the evening of 12 October about six thousand attended an open lecture on campus.',
      },
      {
        zh: '学校的正式活动与公告，以河海大学官方网站为准。',
        en: 'For the university’s own events and announcements its official website is the authority.',
      },
    ],
    rows: [
      { label: { zh: '纪念日', en: 'The day' }, value: { zh: '2025年10月27日', en: '27 October 2025' } },
      { label: { zh: '地点', en: 'Place' }, value: { zh: '南京', en: 'Nanjing' } },
    ],
    sources: [university.press2025, university.flag2025, university.lectures2025],
  },
  contact,
}
