import { emblem } from '../pictures.ts'
import type { Person } from '../story-schema.ts'
import { university } from '../sources/university.ts'
import { voice } from './quote-attributions.ts'

export const guZhaoxun: Person = {
  key: 'gu-zhaoxun',
  name: { zh: '顾兆勋', en: 'Gu Zhaoxun' },
  era: { zh: '1952年建校', en: 'The school of 1952' },
  title: { zh: '建校元老，水工学家', en: 'A founder of 1952, hydraulic engineer' },
  avatar: emblem('emblem-gu-zhaoxun'),
  preview: { zh: '他把课讲到了越南。', en: 'He took his lectures as far as Vietnam.' },
  story: {
    zh: '早年学成于英国曼彻斯特大学，是华东水利学院的建校元老之一。受派赴越南援助一年，教水利、带研究；1958年，越南政府授予他友谊勋章。',
    en: 'A graduate of Manchester and one of the founders of the institute of 1952, he was sent to Vietnam for a year to teach hydraulics and guide research. In 1958 the government of Vietnam gave him a friendship medal.',
  },
  quote: { zh: '公式不用护照。', en: 'A formula needs no passport.' },
  quoteNote: voice.editors,
  achievements: [
    { zh: '建校元老', en: 'Founder of 1952' },
    { zh: '1958年越南友谊勋章', en: 'Vietnamese friendship medal 1958' },
  ],
  longer: [
    {
      zh: '那枚勋章后来收在学校的档案馆里。学校与海外的水打交道，可以从它说起：不是先有工程，而是先有一个人，带着讲义去教了一年书。',
      en: 'The medal is kept in the archives of the university. With it one can begin the story of Hohai abroad: first came not a project but a man with his lecture notes, for a year.',
    },
  ],
  sources: [university.abroad],
}
