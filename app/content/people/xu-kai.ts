import { emblem } from '../pictures.ts'
import type { Person } from '../story-schema.ts'
import { lives } from '../sources/lives.ts'
import { voice } from './quote-attributions.ts'

export const xuKai: Person = {
  key: 'xu-kai',
  name: { zh: '须恺', en: 'Xu Kai' },
  years: { zh: '1900—1970', en: '1900–1970' },
  era: { zh: '1915年首届特科', en: 'Special class of 1915' },
  title: { zh: '首届学生，灌溉学先驱', en: 'Student of the first class, pioneer of irrigation' },
  avatar: emblem('emblem-xu-kai'),
  preview: {
    zh: '从脚踏水车到流域规划，他用了一辈子。',
    en: 'From a treadle in a ditch to the plan of a river basin took him a lifetime.',
  },
  story: {
    zh: '无锡人。小时候看乡人踩着水车，把水一脚一脚送进田里。1915年，他15岁，考进河海特科；1922年起在加利福尼亚大学学灌溉，是中国最早学灌溉、教灌溉的人之一。后来任导淮委员会总工程师；1949年以后，参与主持淮河、海河、钱塘江、赣江的规划和苏北运河的设计。',
    en: 'He was born in Wuxi, where he watched farmers tread water up into the fields, step after step. In 1915, aged fifteen, he entered the special class; from 1922 he studied irrigation at the University of California, among the first Chinese to learn and to teach it. He became chief engineer of the Huai River commission and, after 1949, a leading planner for the Huai, the Hai, the Qiantang, the Gan and the North Jiangsu canal.',
  },
  quote: {
    zh: '水车要一脚一脚地踩，规划要一条河一条河地做。',
    en: 'The treadle is worked a step at a time, and the country a river at a time.',
  },
  quoteNote: voice.editors,
  achievements: [
    { zh: '首届特科', en: 'First special class' },
    { zh: '灌溉学先驱', en: 'Irrigation pioneer' },
    { zh: '导淮总工程师', en: 'Chief engineer, Huai commission' },
  ],
  longer: [
    {
      zh: '他与汪胡桢同班。两个少年，一个后来以一座坝留名，一个以许多张规划图留名；坝看得见，规划图摊开时，看得见的是将来。',
      en: 'He and Wang Huzhen sat in one class. One is remembered by a dam, the other by sheets of plans. A dam can be seen; what one sees in a plan, when it is unrolled, has yet to happen.',
    },
    {
      zh: '灌溉在中国原是一门手艺，他是最早把它带进课堂的几个人之一。一块稻田一季要喝多少水，渠要开多宽、多陡，本来存在老农的心里，他要它能计算，能传授。',
      en: 'In China irrigation had long been a craft; he was among the first to carry it into the lecture room. How much a field drinks in a season, how wide and how steep its channel has to be: what old farmers knew by heart was to be reckoned and taught.',
    },
    {
      zh: '他参与规划过的河，从北边的海河数到南边的赣江。规划是慢功夫，署名的人往往看不到它做完。',
      en: 'The rivers he helped to plan run from the Hai in the north to the Gan in the south. Planning is slow work, and those who sign it seldom see it finished.',
    },
  ],
  sources: [lives.xuKaiArchives, lives.xuKaiLife],
}
