import type { Culture } from '../page-schema.ts'
import { illustration } from '../pictures.ts'
import { university } from '../sources/university.ts'
import { works } from '../sources/works.ts'

export const impact: Culture['impact'] = {
  title: { zh: '世界影响', en: 'Global Impact' },
  lead: {
    zh: '水利从来是要同邻居商量的学问。',
    en: 'Hydraulics has always been a discipline that must talk with its neighbours.',
  },
  chapters: [
    {
      key: 'teaching',
      title: { zh: '先去教书的人', en: 'First, teachers' },
      paragraphs: [
        {
          zh: '1958年，越南政府把一枚友谊勋章授予顾兆勋，他在那里教了一年水利。几十年后，几内亚要建苏阿皮蒂水电站，三十多名技术人员随学校学了18个月，从2017年学起。',
          en: 'In 1958 the government of Vietnam gave Gu Zhaoxun a friendship medal for a year of teaching hydraulics there. When Guinea was building Souapiti, more than thirty of its staff studied with the university for 18 months, beginning in 2017.',
        },
      ],
      figures: [
        {
          value: { zh: '30 余人', en: '30+' },
          label: { zh: '几内亚学员，18个月课程', en: 'trainees from Guinea, 18 months' },
          sources: [university.guinea],
        },
        {
          value: { zh: '1359 名', en: '1,359' },
          label: { zh: '国际学生', en: 'international students' },
          note: { zh: '据学校英文网。', en: 'According to the university’s site.' },
          sources: [university.overview],
        },
      ],
      picture: illustration('library-lamp'),
      sources: [university.abroad, university.guinea],
    },
    {
      key: 'works-abroad',
      title: { zh: '几条别国的河', en: 'Other people’s rivers' },
      paragraphs: [
        {
          zh: '柬埔寨的甘再，老挝的南欧江，西非的海域，巴基斯坦的防汛：学校列出的海外合作，多半不起眼，却都在离人很近的地方。',
          en: 'Kamchay in Cambodia, the Nam Ou in Laos, coastal waters of West Africa, flood work in Pakistan: what the university lists of its cooperation abroad is mostly modest, and mostly close to where people live.',
        },
        {
          zh: '苏阿皮蒂的大坝高120米、长1164米，2021年3月最后一台机组投运。',
          en: 'The dam at Souapiti is 120 metres high and 1,164 long; its last unit went into service in March 2021.',
        },
      ],
      picture: illustration('barrier-piers'),
      sources: [university.abroad, works.souapiti],
    },
    {
      key: 'hydrology',
      title: { zh: '共有的水文', en: 'A hydrology in common' },
      paragraphs: [
        {
          zh: '2021年，学校的一位教授当选联合国教科文组织水文计划的主席。雨落在哪一国，流到哪一国，数据总要有人来对。',
          en: 'In 2021 a professor of the university was elected to chair UNESCO’s programme in hydrology. Rain falls in one country and runs off in another; somebody has to make the figures agree.',
        },
      ],
      picture: illustration('reservoir-dawn'),
      sources: [university.abroad],
    },
  ],
}
