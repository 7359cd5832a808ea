import { emblem } from '../pictures.ts'
import type { Person } from '../story-schema.ts'
import { lives } from '../sources/lives.ts'
import { voice } from './quote-attributions.ts'

export const liYizhi: Person = {
  key: 'li-yizhi',
  name: { zh: '李仪祉', en: 'Li Yizhi' },
  years: { zh: '1882—1938', en: '1882–1938' },
  era: { zh: '1915—1922年在校', en: 'At the school 1915–1922' },
  title: { zh: '首任教务长', en: 'First dean of studies' },
  avatar: emblem('emblem-li-yizhi'),
  preview: {
    zh: '他教出第一班学生，然后回到旱地上去修渠。',
    en: 'He taught the first class, then went home to dry country and built canals.',
  },
  story: {
    zh: '陕西蒲城人，两度留学德国。1915年回国，任河海工程专门学校首任教务长，一教七年。1922年回陕西，规划关中诸渠；1932年，泾惠渠一期放水。后来又执掌黄河水利委员会。',
    en: 'Born in Pucheng, Shaanxi, he studied in Germany twice. Back in 1915, he was the school’s first dean and taught there for seven years. In 1922 he returned to Shaanxi and planned the canals of Guanzhong; the first stage of the Jinghui was in use by 1932. Later he headed the Yellow River commission.',
  },
  quote: { zh: '渠是写在地上的课。', en: 'A canal is a lesson written on the ground.' },
  quoteNote: voice.editors,
  achievements: [
    { zh: '首任教务长', en: 'First dean' },
    { zh: '关中诸渠', en: 'The Guanzhong canals' },
    { zh: '黄河水利委员会', en: 'The Yellow River commission' },
  ],
  longer: [
    {
      zh: '他讲课时手边常要解决一个先于工程的问题：这个东西，中文叫什么。学生汪胡桢的“水库”，据说就是这样逼出来的。',
      en: 'In class he kept meeting a problem that comes before engineering: what is this called in Chinese? His student’s word for “reservoir”, it is told, was an answer to it.',
    },
    {
      zh: '离开南京时，他已是有名的先生；他选的却是缺水的老家。泾惠渠一期在1932年用上，关中的旱地从此有了可以指望的水。',
      en: 'He was a teacher of name when he left Nanjing, and what he chose was his own waterless province. With the first stage of the Jinghui in 1932, the dry fields of Guanzhong had water they could count on.',
    },
  ],
  sources: [lives.liJiangsu, lives.liDaily, lives.liWater, lives.wangStudent],
}
