import { illustration } from './pictures.ts'
import type { Home } from './story-schema.ts'
import { site } from './site.ts'
import { university } from './sources/university.ts'
import { works } from './sources/works.ts'
import { lives } from './sources/lives.ts'

export const home: Home = {
  hero: {
    quote: { zh: '江河有源，火也有源。', en: 'A river has a source, and so has a fire.' },
    history: {
      text: {
        zh: '1915年3月15日，南京丁家桥。河海工程专门学校借省议会的房舍开学，要教出中国自己的治河人。',
        en: 'On 15 March 1915, at Dingjiaqiao in Nanjing, a school opened in borrowed assembly rooms to train China’s own engineers of rivers.',
      },
      detail: {
        zh: '校舍是借来的，学生来自直隶、山东、江苏、浙江四省。据说，连“水库”这个词，也是后来在它的课堂上才有的。',
        en: 'Its students came from four provinces. Even the Chinese word for “reservoir”, it is told, was coined in one of its classes.',
      },
    },
    modern: {
      text: {
        zh: '此后校名三易，校址屡迁，三十多万名毕业生从这里走向江河湖海。',
        en: 'The name has changed three times since, and more than three hundred thousand graduates have gone out to rivers, lakes and seas.',
      },
      detail: {
        zh: '三峡的坝，北上的江水，白鹤滩的机组，东海的风机，都有他们的手迹。火种传到今天，正等你接过去。',
        en: 'Their work is in the Three Gorges, in water running north, at Baihetan, in the wind off Shanghai. The fire has come as far as you.',
      },
    },
    visitorLine: {
      before: { zh: '欢迎你，第 ', en: 'Welcome, the ' },
      after: { zh: ' 位传火人', en: 'th torchbearer' },
    },
    prompt: { zh: '触摸这团百年火焰', en: 'Touch this centennial flame' },
    cards: [
      {
        key: 'blessings',
        title: { zh: '薪火相传', en: 'Passing the Torch' },
        lead: { zh: '接过一棒火，留下一句祝福', en: 'Take a leg of the relay; leave a line behind' },
        href: '/blessings',
      },
      {
        key: 'articles',
        title: { zh: '分享故事', en: 'Share Stories' },
        lead: { zh: '写下你的河海格言', en: 'Share Your Maxims' },
        href: '/articles',
      },
    ],
    sources: [
      university.firstPrincipal,
      lives.wangStudent,
      university.press2025,
      university.lectures2025,
      works.donghaiDesigner,
    ],
  },
  timeline: {
    title: { zh: '时光之河', en: 'River of Time' },
    lead: {
      zh: '四个年份，像河上的四道闸：水在这里停一停，换一个水位，再往前走。',
      en: 'Four years stand across the river like locks. At each one the water waited, rose to another level, and went on.',
    },
  },
  mission: {
    title: { zh: '使命与担当', en: 'Mission & Commitment' },
    lead: {
      zh: '一所学校的成绩，最后要到河上去看。',
      en: 'What a school is worth is read, in the end, out on the rivers.',
    },
  },
  alumni: {
    title: { zh: '杰出校友', en: 'Distinguished Alumni' },
    lead: {
      zh: '两位首届学生，一位建校人。他们的一生，都在和水讲道理。',
      en: 'Two students of the first class and the man who built the second school. All three spent their lives reasoning with water.',
    },
  },
  future: {
    title: { zh: '致未来', en: 'A Message to the Future' },
    lead: {
      zh: '写一句你愿意守住的话。审核之后，它会化作一点星火，漂进这条夜河。',
      en: 'Write one sentence you mean to keep. After review it joins this night river as a spark.',
    },
  },
  finale: {
    title: { zh: '薪火相传', en: 'Passing the Torch' },
    quote: site.motto,
    lines: [
      { zh: '火从一间借来的教室里点起，', en: 'It was lit in a borrowed room,' },
      { zh: '经过草棚，经过工地，经过一双双手，', en: 'carried through straw sheds and building sites, hand to hand;' },
      { zh: '照过淮河的夜，也照过大海的夜。', en: 'it has stood over the Huai by night, and over the open sea.' },
      { zh: '今天，它在你手里。', en: 'Today it is in yours.' },
    ],
    date: site.displayedDate,
    slogan: site.slogan,
    picture: illustration('dawn-river'),
  },
}
