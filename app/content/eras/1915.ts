import { headings, labels } from '../timeline-headings.ts'
import { illustration } from '../pictures.ts'
import type { Era } from '../story-schema.ts'
import { lives } from '../sources/lives.ts'
import { university } from '../sources/university.ts'

export const era1915: Era = {
  year: 1915,
  name: { zh: '河海工程专门学校', en: 'Hohai Civil Engineering School' },
  title: { zh: '丁家桥开学', en: 'Lessons begin at Dingjiaqiao' },
  description: {
    zh: '张謇要治淮河，先办一所学校。1915年3月15日，中国第一所培养水利人才的高等学府在借来的议会房舍里开学。',
    en: 'Zhang Jian meant to tame the Huai, and began with a school. On 15 March 1915 China’s first higher school for hydraulic engineering opened in borrowed assembly rooms.',
  },
  detail: {
    zh: '那一年，张謇是农商总长，又是全国水利局总裁。他看明白了一件事：治河不能总靠请来的人。学校由黄炎培、沈恩孚筹备，28岁的许肇南任校长，刚从德国回来的李仪祉主持教务。2月7日起向直隶、山东、江苏、浙江招生，经费也由四省分担；第一年招了两班80人，其中一班是两年毕业的“特科”，河工等着用人。',
    en: 'Zhang was then minister of agriculture and commerce and head of the National Water Conservancy Bureau, and he had drawn his conclusion: a country cannot hire in its river engineers for ever. Huang Yanpei and Shen Enfu prepared the school; Xu Zhaonan, aged 28, became principal; Li Yizhi, just home from Germany, was dean of studies. Enrolment opened on 7 February in Zhili, Shandong, Jiangsu and Zhejiang, which shared the cost. The first year took 80 students in two classes, one of them a two-year “special class”: the works were waiting.',
  },
  images: [illustration('assembly-hall-1915'), illustration('first-lesson'), illustration('four-provinces')],
  statistics: [
    {
      value: { zh: '80 人', en: '80' },
      label: { zh: '第一年学生', en: 'students in the first year' },
      note: {
        zh: '两班合计；另有为山东办的补习班19人。',
        en: 'In two classes; 19 more sat in a preparatory class for Shandong.',
      },
      sources: [university.firstStudents],
    },
    {
      value: { zh: '4 省', en: '4' },
      label: { zh: '招生并分担经费', en: 'provinces sent students and paid' },
      sources: [university.firstPrincipal, university.firstSchool],
    },
    {
      value: { zh: '2 年', en: '2 years' },
      label: { zh: '特科学制', en: 'for the special class' },
      sources: [university.firstStudents],
    },
    {
      value: { zh: '232 人', en: '232' },
      label: { zh: '到1927年的毕业生', en: 'graduates by 1927' },
      note: { zh: '共十届。', en: 'Ten classes in all.' },
      sources: [university.firstSchool],
    },
  ],
  keyFigures: [
    {
      name: { zh: '张謇', en: 'Zhang Jian' },
      role: { zh: '创办人，农商总长兼全国水利局总裁', en: 'founder; minister and head of the water bureau' },
    },
    {
      name: { zh: '黄炎培、沈恩孚', en: 'Huang Yanpei and Shen Enfu' },
      role: { zh: '筹备正、副主任', en: 'directors of the preparations' },
    },
    {
      name: { zh: '许肇南', en: 'Xu Zhaonan' },
      role: { zh: '首任校长，留学美国', en: 'first principal, trained in the United States' },
    },
    {
      name: { zh: '李仪祉', en: 'Li Yizhi' },
      role: { zh: '首任教务长，留学德国', en: 'first dean of studies, trained in Germany' },
    },
  ],
  sections: [
    {
      heading: headings.historicalScene,
      paragraphs: [
        {
          zh: '没有校园，也没有先例。房子是江苏省议会的，在丁家桥；先生有从美国回来的，有从德国回来的，中文的术语却还得一边教一边找。',
          en: 'There was no campus and no precedent. The rooms belonged to the Jiangsu assembly; the teachers had come home from America and from Germany, and had to find Chinese words for their subject as they taught it.',
        },
        {
          zh: '学校给自己立了三条规矩，叫“三个注重”：注重品行，注重身体，注重学理与实地练习。第三条尤其要紧：学水利的人，终究要站到河边去。',
          en: 'The school set itself three emphases: character, health, and theory together with practice in the field. The third mattered most. Whoever studies water has, sooner or later, to stand beside it.',
        },
      ],
      picture: illustration('levelling-staff'),
      sources: [university.firstPrincipal, university.press2025],
    },
    {
      heading: headings.keyMoment,
      paragraphs: [
        {
          zh: '1915年3月15日，开学。离开始招生不过五个星期，特科的两年就此起算。',
          en: 'Opening day, 15 March 1915, came barely five weeks after enrolment began. The two years of the special class were counted from here.',
        },
      ],
      labels: [
        { label: labels.leader, value: { zh: '许肇南', en: 'Xu Zhaonan' } },
        {
          label: labels.significance,
          value: {
            zh: '中国第一所培养水利人才的高等学府',
            en: 'the first higher school for hydraulic engineering in China',
          },
        },
      ],
      sources: [university.firstPrincipal, university.firstSchool],
    },
    {
      heading: headings.stories,
      paragraphs: [
        {
          zh: '据说有一天，李仪祉在课上讲到 reservoir，说古书里只有“陂”“塘”，单字念着不顺，请学生想一个双音的名字。汪胡桢想了一夜，第二天交上两个字：水库。',
          en: 'It is told that Li Yizhi came one day to the word “reservoir”, and had only old single syllables to offer for it. He asked his students for a word of two. Wang Huzhen lay awake, and in the morning brought one: shuiku, a storehouse of water.',
        },
      ],
      picture: illustration('word-reservoir'),
      sources: [lives.wangStudent],
    },
  ],
  sources: [university.firstPrincipal, university.firstSchool, university.firstStudents],
}
