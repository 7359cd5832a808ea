/** The founders of the school of 1915. */
import { emblem } from '../pictures.ts'
import type { Person } from '../story-schema.ts'
import { university } from '../sources/university.ts'
import { voice } from './quote-attributions.ts'

export const zhangJian: Person = {
  key: 'zhang-jian',
  name: { zh: '张謇', en: 'Zhang Jian' },
  years: { zh: '1853—1926', en: '1853–1926' },
  era: { zh: '1915年创校', en: 'The founding, 1915' },
  title: { zh: '创办人', en: 'Founder' },
  avatar: emblem('emblem-zhang-jian'),
  preview: { zh: '要治淮河，他先办了一所学校。', en: 'Meaning to tame a river, he first founded a school.' },
  story: {
    zh: '江苏南通人，实业家、教育家。任农商总长兼全国水利局总裁时，他为治淮筹办河海工程专门学校，要培养中国自己的水利工程师。1915年3月15日，学校在南京开学。',
    en: 'An industrialist and educator from Nantong. As minister of agriculture and commerce and head of the National Water Conservancy Bureau he planned a school for the sake of the Huai, to train China’s own hydraulic engineers. It opened in Nanjing on 15 March 1915.',
  },
  quote: {
    zh: '河是长远的事，所以先要有长远的人。',
    en: 'A river takes longer than a life; so one begins by training the next.',
  },
  quoteNote: voice.editors,
  achievements: [
    { zh: '创办河海', en: 'Founder of Hohai' },
    { zh: '全国水利局总裁', en: 'Head of the water bureau' },
  ],
  longer: [
    {
      zh: '淮河的病根很深，方案、借款、工程，样样都难。张謇看得更远一步：就算钱和图纸都有了，谁来修？请外国工程师可以解一时，解不了一世。于是在动工之前，先有了一间教室。',
      en: 'The Huai was hard in every way: plans, loans, works. Zhang looked a step further. Granted the money and the drawings, who was to build? Engineers could be hired for a while, not for ever. So before any works there was a classroom.',
    },
  ],
  sources: [university.zhangJian, university.firstPrincipal, university.firstSchool],
}

export const huangYanpei: Person = {
  key: 'huang-yanpei',
  name: { zh: '黄炎培', en: 'Huang Yanpei' },
  era: { zh: '1915年创校', en: 'The founding, 1915' },
  title: { zh: '筹备主任', en: 'Director of the preparations' },
  avatar: emblem('emblem-huang-yanpei'),
  preview: {
    zh: '一所学校开门之前，总有人先去找屋子。',
    en: 'Before a school opens its door, somebody has to find the house.',
  },
  story: {
    zh: '张謇请来主持筹备的，是办教育有经验的黄炎培，沈恩孚为副。屋子、章程、先生、招生，都要在开学之前落实；到1915年3月15日，门开了。',
    en: 'For the preparations Zhang Jian turned to Huang Yanpei, who knew how schools are made, with Shen Enfu as his deputy. A house, statutes, teachers, students had to be found; on 15 March 1915 the door was open.',
  },
  quote: {
    zh: '开门的人，常常不站在照片中间。',
    en: 'Those who open the door are seldom in the middle of the photograph.',
  },
  quoteNote: voice.editors,
  achievements: [{ zh: '与沈恩孚筹备建校', en: 'Prepared the school with Shen Enfu' }],
  longer: [
    {
      zh: '筹备的成绩不容易看见，因为它的成绩就是一切照常。学校借到了丁家桥的议会房舍，四省的学生如期到齐，先生站上了讲台。',
      en: 'Good preparation is hard to see, since its result is that everything goes as it should. There were rooms at Dingjiaqiao, students from four provinces, and a teacher at the desk.',
    },
  ],
  sources: [university.firstPrincipal],
}

export const xuZhaonan: Person = {
  key: 'xu-zhaonan',
  name: { zh: '许肇南', en: 'Xu Zhaonan' },
  era: { zh: '1915年首任校长', en: 'First principal, 1915' },
  title: { zh: '首任校长', en: 'First principal' },
  avatar: emblem('emblem-xu-zhaonan'),
  preview: { zh: '28岁，他管起一所还没有校舍的学校。', en: 'At 28 he took charge of a school that had no building.' },
  story: {
    zh: '曾在美国伊利诺伊、威斯康星、哈佛三所大学求学。1915年，28岁的他出任河海工程专门学校首任校长，在借来的房子里开学。',
    en: 'He had studied at Illinois, Wisconsin and Harvard. In 1915, aged 28, he became the first principal of the school and opened it in borrowed rooms.',
  },
  quote: { zh: '没有先例，就自己做一个先例。', en: 'Where there is no precedent, be one.' },
  quoteNote: voice.editors,
  achievements: [
    { zh: '首任校长', en: 'First principal' },
    { zh: '留学美国', en: 'Trained in the United States' },
  ],
  longer: [
    {
      zh: '2月7日开始招生，3月15日开学，中间不到四十天。四省来的学生里，有的后来修了坝，有的规划了河；那一年谁也不知道，只知道校长很年轻。',
      en: 'Enrolment began on 7 February; the school opened on 15 March, less than forty days later. Some of those who came would build dams, some would plan rivers. Nobody knew it then. What they saw was that their principal was young.',
    },
  ],
  sources: [university.firstPrincipal],
}
