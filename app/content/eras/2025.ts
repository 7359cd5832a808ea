import { headings, labels } from '../timeline-headings.ts'
import { illustration } from '../pictures.ts'
import type { Era } from '../story-schema.ts'
import { university } from '../sources/university.ts'
import { works } from '../sources/works.ts'

export const era2025: Era = {
  year: 2025,
  name: { zh: '河海大学', en: 'Hohai University' },
  title: { zh: '一百一十年', en: 'A hundred and ten years' },
  description: {
    zh: '2025年10月27日，河海大学建校110周年。三十多万名毕业生，散在中国和世界的水边。',
    en: 'On 27 October 2025 Hohai University is 110 years old. More than 300,000 graduates live and work beside the waters of China and the world.',
  },
  detail: {
    zh: '校庆之前，校旗已经上路：8月2日在上海，校友们把它一双手一双手地传下去。10月12日晚，约六千名师生坐满校园里的会场，五位做工程的校友回来讲课，讲南水北调、三峡、黄河古贤、白鹤滩和海上风电。一百一十年前，张謇担心的是中国没有自己的治河人；这一晚，答案坐在台上，也坐在台下。',
    en: 'The flag had set out before the day: on 2 August, in Shanghai, alumni passed it from hand to hand. On the evening of 12 October about six thousand members of the university filled a ground on campus, and five alumni engineers came back to speak of the South-to-North diversion, the Three Gorges, Guxian on the Yellow River, Baihetan, and wind at sea. A hundred and ten years earlier Zhang Jian’s worry had been that China had no river engineers of its own. That evening the answer sat on the stage, and in the stands.',
  },
  images: [illustration('flag-relay'), illustration('evening-gathering'), illustration('dawn-river')],
  statistics: [
    {
      value: { zh: '30 多万', en: '300,000+' },
      label: { zh: '毕业生', en: 'graduates' },
      sources: [university.press2025, university.evening2025],
    },
    {
      value: { zh: '约 5.5 万', en: 'about 55,000' },
      label: { zh: '在校学生', en: 'students' },
      note: { zh: '据学校网站。', en: 'According to the university’s site.' },
      sources: [university.overview],
    },
    {
      value: { zh: '约 6000 人', en: 'about 6,000' },
      label: { zh: '10月12日之夜到场', en: 'present on 12 October' },
      sources: [university.evening2025, university.lectures2025],
    },
  ],
  keyFigures: [
    {
      name: { zh: '五位校友工程师', en: 'Five alumni engineers' },
      role: { zh: '回校讲述各自的工程', en: 'who came back to speak of their works' },
    },
    {
      name: { zh: '上海的校友', en: 'Alumni in Shanghai' },
      role: { zh: '8月2日传递校旗', en: 'who passed the flag on 2 August' },
    },
  ],
  sections: [
    {
      heading: headings.ceremony,
      paragraphs: [
        {
          zh: '10月12日的晚上是一堂公开课。没有讲台与操场之分，约六千人坐在一处，听五个人讲五条水上的事。校歌《大哉河海奔前程》又唱了一遍。',
          en: 'The evening of 12 October was a lecture open to all: about six thousand listeners, five speakers, five waters. The school song, “Great Hohai”, was sung again.',
        },
      ],
      sources: [university.evening2025, university.lectures2025, university.song],
    },
    {
      heading: headings.symbolism,
      paragraphs: [
        {
          zh: '一面旗在许多城市、许多双手之间走，本身不增不减，可每个接过它的人都记得自己那一段。本站的火炬接力，学的就是它。',
          en: 'A flag that goes from hand to hand gains nothing and loses nothing, yet each who held it remembers a stretch. The torch relay on this site is modelled on it.',
        },
      ],
      sources: [university.flag2025],
    },
    {
      heading: headings.validation,
      paragraphs: [
        {
          zh: '1960年列为全国重点大学。据学校网站，水利工程学科在全国学科评估中居第一；水灾害防御的全国重点实验室设在这里。',
          en: 'The school was named a national key university in 1960. By its own account hydraulic engineering here stands first in the national evaluation of disciplines, and the national key laboratory of water disaster prevention is on its campus.',
        },
      ],
      labels: [
        {
          label: labels.laboratory,
          value: { zh: '水灾害防御全国重点实验室', en: 'National Key Laboratory of Water Disaster Prevention' },
        },
      ],
      sources: [university.overview, university.profile],
    },
    {
      heading: headings.internationalAchievements,
      paragraphs: [
        {
          zh: '1958年，建校元老顾兆勋在越南教了一年水利，得到一枚友谊勋章。后来有柬埔寨的甘再、老挝的南欧江；2017年起，三十多名几内亚技术人员随学校学了18个月，回去运行苏阿皮蒂。',
          en: 'In 1958 Gu Zhaoxun, one of the founders of 1952, received a friendship medal for a year of teaching in Vietnam. Kamchay in Cambodia and the Nam Ou in Laos came later; and from 2017 more than thirty engineers from Guinea studied with the university for 18 months, for the station at Souapiti.',
        },
      ],
      sources: [university.abroad, university.guinea, works.souapiti],
    },
    {
      heading: headings.liveConnections,
      paragraphs: [
        {
          zh: '此刻，长江、黄河、金沙江上，东海里，杰赫勒姆河与孔库雷河边，都有人在同一门学问里做事。你若是其中之一，请到祝福墙上留一句话。',
          en: 'At this moment people of one discipline are at work on the Yangtze, the Yellow River and the Jinsha, in the East China Sea, beside the Jhelum and the Konkouré. If you are one of them, leave a line on the wall of blessings.',
        },
      ],
      sources: [university.press2025, works.souapiti, works.karotWorks],
    },
  ],
  sources: [university.press2025, university.evening2025, university.lectures2025, university.flag2025],
}
