import { headings, labels } from '../timeline-headings.ts'
import { illustration } from '../pictures.ts'
import type { Era } from '../story-schema.ts'
import { lives } from '../sources/lives.ts'
import { university } from '../sources/university.ts'
import { works } from '../sources/works.ts'

export const era1952: Era = {
  year: 1952,
  name: { zh: '华东水利学院', en: 'East China Technical University of Water Resources' },
  title: { zh: '五校水利系汇于清凉山', en: 'Five streams meet at Qingliang Hill' },
  description: {
    zh: '全国院系调整，南京大学、交通大学、同济大学、浙江大学的水利系科与华东水利专科学校合成一校，落在南京清凉山下。',
    en: 'In the nation-wide reorganisation of departments, the water departments of Nanjing, Jiaotong, Tongji and Zhejiang universities and the East China water school became one institute below Qingliang Hill.',
  },
  detail: {
    zh: '1950年淮河大水之后，治淮要人。新学院由水利部副部长钱正英兼任院长，筹建与日常校务落在副院长严恺肩上，徐芝纶任教务长。建校时，清凉山只有三幢宿舍、一座三层教学楼和一幢小楼，课要借邻校的教室来上；到1953年，有些课是在草棚里讲的。家底虽薄，先生却好：严恺、徐芝纶、刘光文，三位一级教授都在这里上课。',
    en: 'After the floods of 1950 the Huai needed people. Qian Zhengying, vice-minister of water resources, was president as an additional post; the planning and the daily running fell to Yan Kai, vice-president, with Xu Zhilun as dean of studies. The hill had three dormitories, a teaching house of three storeys and a villa, so classes were held in rooms lent by a neighbouring university, and in 1953 some of them in straw sheds. What the institute did have was teachers, among them three of the first grade: Yan Kai, Xu Zhilun and Liu Guangwen.',
  },
  images: [illustration('qingliang-hill'), illustration('straw-shed'), illustration('five-streams')],
  statistics: [
    {
      value: { zh: '5 合 1', en: '5 into 1' },
      label: { zh: '五处水利系科并为一校', en: 'institutions joined in one' },
      sources: [university.history, university.encyclopedia],
    },
    {
      value: { zh: '3 幢', en: '3' },
      label: { zh: '建校时的宿舍', en: 'dormitories at the start' },
      sources: [university.strawSheds],
    },
    {
      value: { zh: '3 位', en: '3' },
      label: { zh: '一级教授', en: 'professors of the first grade' },
      note: { zh: '严恺、徐芝纶、刘光文。', en: 'Yan Kai, Xu Zhilun, Liu Guangwen.' },
      sources: [university.firstGrade],
    },
  ],
  keyFigures: [
    {
      name: { zh: '钱正英', en: 'Qian Zhengying' },
      role: { zh: '首任院长（兼）', en: 'first president, as an additional post' },
    },
    {
      name: { zh: '严恺', en: 'Yan Kai' },
      role: { zh: '副院长，主持筹建与校务', en: 'vice-president, who planned and ran the institute' },
    },
    {
      name: { zh: '徐芝纶', en: 'Xu Zhilun' },
      role: { zh: '教务长，力学家', en: 'dean of studies, a teacher of mechanics' },
    },
  ],
  sections: [
    {
      heading: headings.historicalScene,
      paragraphs: [
        {
          zh: '新生到校，先看见的是一片工地。教室不够，操场上搭起草棚，课就搬到草棚里上；新楼还在一层一层地往上砌。',
          en: 'What new students saw first was a building site. There were not rooms enough, so sheds of straw went up on the sports ground and the lectures moved in under them, while the new halls rose storey by storey.',
        },
      ],
      sources: [university.strawSheds],
    },
    {
      heading: headings.majorBreakthroughs,
      paragraphs: [
        {
          zh: '同在1952年1月，大别山里的佛子岭动工。总设计师汪胡桢是这所学校首届特科的毕业生。1954年11月，21个拱连成510米长的坝，高74.4米，是亚洲第一座大型钢筋混凝土连拱坝。1915年招特科，为的是治淮；三十七年后，治淮的坝由特科的学生来修。',
          en: 'In January of the same year work began at Foziling, in the hills above the Huai. Its chief designer, Wang Huzhen, had come out of the special class of 1915. By November 1954 twenty-one arches stood in a line 510 metres long and 74.4 metres high, Asia’s first large multiple-arch dam in reinforced concrete. The class had been opened for the sake of the Huai; thirty-seven years later one of its students built the dam.',
        },
      ],
      labels: [
        { label: labels.achievement, value: { zh: '佛子岭连拱坝', en: 'Foziling multiple-arch dam' } },
        { label: labels.impact, value: { zh: '治淮的第一批大工程', en: 'among the first great works on the Huai' } },
      ],
      picture: illustration('foziling-arches'),
      sources: [lives.wangAlumni, works.foziling],
    },
    {
      heading: headings.leadership,
      paragraphs: [
        {
          zh: '严恺为学校留下十六个字：艰苦朴素，实事求是，严格要求，勇于探索。前八个字是从草棚里来的，后八个字是往江河里去的。',
          en: 'Yan Kai left the school sixteen characters: plain living, truth from facts, strict standards, daring to explore. The first half comes from the straw sheds; the second goes out to the rivers.',
        },
      ],
      sources: [university.motto, university.founding1952],
    },
  ],
  sources: [university.history, university.founding1952, university.strawSheds, university.firstGrade],
}
