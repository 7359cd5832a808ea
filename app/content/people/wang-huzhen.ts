import { emblem } from '../pictures.ts'
import type { Person } from '../story-schema.ts'
import { lives } from '../sources/lives.ts'
import { works } from '../sources/works.ts'
import { voice } from './quote-attributions.ts'

export const wangHuzhen: Person = {
  key: 'wang-huzhen',
  name: { zh: '汪胡桢', en: 'Wang Huzhen' },
  years: { zh: '1897—1989', en: '1897–1989' },
  era: { zh: '1915年首届特科', en: 'Special class of 1915' },
  title: { zh: '首届学生，佛子岭总设计师', en: 'Student of the first class, chief designer of Foziling' },
  avatar: emblem('emblem-wang-huzhen'),
  preview: {
    zh: '他给一片水起了名字，又在淮河的支流上给它筑了一道坝。',
    en: 'He found the word for a body of water, and later built the dam to hold one.',
  },
  story: {
    zh: '嘉兴人，复姓汪胡。父亲早逝，学费靠姑母接济，1915年考进刚开办的河海工程专门学校。据说李仪祉讲到 reservoir 而苦无译名，他想了一夜，交出“水库”两个字。三十多年后，淮河大水之后，他主持设计佛子岭：21个拱，510米长，74.4米高，亚洲第一座大型钢筋混凝土连拱坝。',
    en: 'He came from Jiaxing, with the double surname Wanghu. His father died early; an aunt paid for his schooling, and in 1915 he entered the school that had just opened. It is told that when Li Yizhi lacked a Chinese word for “reservoir”, he lay awake and brought one next morning. Thirty-five years on, after the floods on the Huai, he led the design of Foziling: 21 arches, 510 metres long, 74.4 high, Asia’s first large multiple-arch dam in reinforced concrete.',
  },
  quote: {
    zh: '给一片水起名字，和给它筑一道坝，都是请它留下来。',
    en: 'To name a body of water and to build it a dam are two ways of asking it to stay.',
  },
  quoteNote: voice.editors,
  achievements: [
    { zh: '首届毕业生', en: 'First class of 1915' },
    { zh: '佛子岭连拱坝', en: 'Foziling multiple-arch dam' },
    { zh: '1955年学部委员', en: 'Academy member 1955' },
    { zh: '“水库”一词', en: 'The word “reservoir”' },
  ],
  longer: [
    {
      zh: '1917年从特科毕业后，他去了康奈尔，1923年取得土木工程硕士学位。回国以后教书、做工程，也是中国水利工程学会的创办者之一：那一代人常常要一手修坝，一手搭起这门行当本身。',
      en: 'After the special class he went to Cornell, where he took a master’s degree in civil engineering in 1923. Back in China he taught, built, and helped to found the country’s hydraulic engineering society. His generation often had to raise a dam with one hand and the profession itself with the other.',
    },
    {
      zh: '佛子岭1952年1月动工，1954年11月竣工。连拱坝省料，省下的都要用计算补回来：拱是薄的，垛是空的。1983年，坝体加高到75.9米。',
      en: 'Foziling was begun in January 1952 and finished in November 1954. A multiple-arch dam saves material and asks for it back in calculation, since every barrel is thin and every buttress hollow. In 1983 it was raised to 75.9 metres.',
    },
    {
      zh: '此后他做过黄河三门峡的总工程师，1960年至1978年执掌北京的水利水电学院，编了大部头的工程手册。起名字的人，后来成了编字典的人。',
      en: 'Later he was chief engineer at Sanmenxia on the Yellow River, headed the institute of water and power in Beijing from 1960 to 1978, and edited engineering handbooks of great bulk. The man who had found a word ended by making the dictionary.',
    },
  ],
  sources: [lives.wangStudent, lives.wangAlumni, lives.wangDahe, works.foziling],
}
