import { headings } from '../timeline-headings.ts'
import { illustration } from '../pictures.ts'
import type { Era } from '../story-schema.ts'
import { lives } from '../sources/lives.ts'
import { university } from '../sources/university.ts'

export const era1985: Era = {
  year: 1985,
  name: { zh: '河海大学', en: 'Hohai University' },
  title: { zh: '旧名归来', en: 'The old name comes home' },
  description: {
    zh: '1985年9月，华东水利学院获准改名河海大学。“河海”二字隔了五十八年，重新挂上校门。',
    en: 'In September 1985 the institute was allowed to call itself Hohai University. After fifty-eight years the two characters “river” and “sea” stood over the gate again.',
  },
  detail: {
    zh: '建校七十周年就在眼前，学校想用回老名字。江苏省高等教育主管部门与水利电力部于9月批准；学校又写信给当时的部长钱正英——也是1952年的首任院长——请她转呈题写校名的请求。1985年11月20日，邓小平题写“河海大学”。此时严恺任名誉院长。从1927年算起，老名字离开了五十八年。',
    en: 'The seventieth anniversary was near, and the school wished to meet it under its old name. The provincial authority and the Ministry of Water Resources and Electric Power agreed in September. The school then asked the minister, Qian Zhengying, who had been its first president in 1952, to forward a request for the inscription of the name; it was written by Deng Xiaoping and is dated 20 November 1985. Yan Kai was by then honorary president. Counted from 1927, the name had been away for fifty-eight years.',
  },
  images: [illustration('name-returns'), illustration('four-names')],
  statistics: [
    {
      value: { zh: '58 年', en: '58 years' },
      label: { zh: '校名离开的时间', en: 'without the old name' },
      note: { zh: '1927年至1985年，据年份推算。', en: '1927 to 1985, by subtraction.' },
      sources: [university.name1985, university.history],
    },
    {
      value: { zh: '4 个', en: '4' },
      label: { zh: '用过的校名', en: 'names since the founding' },
      note: { zh: '1915、1924、1952、1985年各一。', en: 'Those of 1915, 1924, 1952 and 1985.' },
      sources: [university.history],
    },
    {
      value: { zh: '70 周年', en: '70th year' },
      label: { zh: '改名时的校龄', en: 'when the name returned' },
      sources: [university.name1985],
    },
  ],
  keyFigures: [
    { name: { zh: '严恺', en: 'Yan Kai' }, role: { zh: '名誉院长', en: 'honorary president' } },
    {
      name: { zh: '钱正英', en: 'Qian Zhengying' },
      role: { zh: '水利电力部部长，首任院长', en: 'minister, and first president of 1952' },
    },
  ],
  sections: [
    {
      heading: headings.transformation,
      paragraphs: [
        {
          zh: '学院变成大学，换的不只是牌子。四个名字排在一起，恰好是学校自己的一条河：专门学校窄而急，工科大学宽了一些，华东水利学院汇了五股水，到河海大学，已近入海口。',
          en: 'An institute became a university, and more changed than a board. Set in a row the four names are the school’s own river: narrow and quick at first, broader in 1924, five streams strong in 1952, and in 1985 not far from the sea.',
        },
      ],
      sources: [university.history],
    },
    {
      heading: headings.retrospect,
      paragraphs: [
        {
          zh: '1924年，学校与东南大学工科合为河海工科大学；1927年并入第四中山大学，校名暂歇。名字停了，人没有停：李仪祉回陕西修渠，1932年泾惠渠一期放水；须恺、汪胡桢去了淮河。',
          en: 'In 1924 the school joined the engineering departments of Southeast University and became Hohai College of Engineering; in 1927 it was merged again and the name fell silent. The people did not. Li Yizhi had gone home to Shaanxi to build canals, and in 1932 the first stage of the Jinghui carried water; Xu Kai and Wang Huzhen went to the Huai.',
        },
      ],
      sources: [university.history, lives.liDaily, lives.xuKaiArchives],
    },
    {
      heading: headings.significance,
      paragraphs: [
        {
          zh: '“河海”是两个极朴素的字：河在脚下，海在前头。用回它，等于承认这所学校从一开始就知道自己要去哪里。',
          en: 'River and sea are as plain as two characters can be: one at one’s feet, the other ahead. To take them back was to say that the school had known from the start where it was going.',
        },
      ],
      sources: [university.name1985],
    },
  ],
  sources: [university.name1985, university.history],
}
