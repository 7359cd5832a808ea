import { emblem } from '../pictures.ts'
import type { Person } from '../story-schema.ts'
import { lives } from '../sources/lives.ts'
import { university } from '../sources/university.ts'
import { voice } from './quote-attributions.ts'

export const xuZhilun: Person = {
  key: 'xu-zhilun',
  name: { zh: '徐芝纶', en: 'Xu Zhilun' },
  years: { zh: '1911—1999', en: '1911–1999' },
  era: { zh: '1952年建校', en: 'The school of 1952' },
  title: { zh: '力学家，建校时的教务长', en: 'Teacher of mechanics, dean of studies in 1952' },
  avatar: emblem('emblem-xu-zhilun'),
  preview: {
    zh: '一本《弹性力学》，许多工程师的案头书。',
    en: 'His textbook “Elasticity” has lain on a great many desks.',
  },
  story: {
    zh: '江苏江都人。1934年毕业于清华大学，1936年获麻省理工学院硕士学位，次年又获哈佛大学硕士学位。1952年参与创办华东水利学院，任教务长，后任副院长，是学校的三位一级教授之一。所著《弹性力学》获国家级奖，有限元法在中国的推广也有他一份力。',
    en: 'A native of Jiangdu, he graduated from Tsinghua in 1934 and took master’s degrees at MIT in 1936 and Harvard in 1937. He was among the founders of 1952, dean of studies and later vice-president, one of three professors of the first grade. His “Elasticity” won national prizes, and he helped to spread the finite element method in China.',
  },
  quote: {
    zh: '把一块板分成许多小三角，世界就算得过来了。',
    en: 'Cut a plate into small enough triangles and the world can be reckoned.',
  },
  quoteNote: voice.editors,
  achievements: [
    { zh: '1952年建校', en: 'Founder of 1952' },
    { zh: '《弹性力学》', en: 'The textbook “Elasticity”' },
    { zh: '推广有限元法', en: 'Finite elements in China' },
  ],
  longer: [
    {
      zh: '他当过教务长，又当副院长，课却一直自己上，力学教研室的事也一直在管。',
      en: 'He was dean of studies and then vice-president, and all the while went on giving his lectures.',
    },
    {
      zh: '有限元法的想法并不玄：算不动整块，就分成小块，一块一块地算，再拼回去。后来的大坝，一座比一座算得细，靠的正是这一类本事。',
      en: 'There is no mystery in finite elements. What cannot be reckoned whole is cut into pieces, each piece is reckoned, and the pieces are put together again. By such means each later dam could be reckoned more closely than the one before.',
    },
  ],
  sources: [lives.xuZhilun, lives.xuZhilunLife, university.firstGrade],
}
