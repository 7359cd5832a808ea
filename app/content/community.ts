/** The introductions of the pages that visitors fill: blessings, articles, forum, poster, mosaic. */
import type { Community } from './page-schema.ts'
import { site } from './site.ts'
import { university } from './sources/university.ts'

export const community: Community = {
  blessings: {
    title: { zh: '薪火相传', en: 'Passing the Torch' },
    subtitle: { zh: '留下你的祝福', en: 'Leave Your Blessings' },
    relay: {
      title: { zh: '火炬接力', en: 'Torch Relay' },
      paragraphs: [
        {
          zh: '2025年8月2日，校友们在上海把校旗一双手一双手地传下去。这里传的是一把火：你接过来，添一句话，再交给下一个人。它走到第几棒，每个打开这一页的人都看得见。',
          en: 'On 2 August 2025, in Shanghai, alumni passed the university flag from hand to hand. Here it is a fire: you take it, add a word, and hand it on. How many legs it has run, everyone who has this page open can see.',
        },
      ],
      sources: [university.flag2025],
      goals: [
        { legs: 1915, name: { zh: '建校', en: 'The founding' } },
        { legs: 1952, name: { zh: '四校汇流', en: 'Four schools meet' } },
        { legs: 1985, name: { zh: '复名河海', en: 'The name returns' } },
        { legs: 2025, name: { zh: '一百一十年', en: 'The 110th year' } },
        { legs: 11_000, name: { zh: '百十载，一载百棒', en: 'A hundred legs for every year' } },
      ],
    },
    wall: {
      title: { zh: '祝福墙', en: 'Blessing Wall' },
      lead: { zh: '写给学校，写给同窗，也可以写给一条河。', en: 'To the school, to an old classmate, or to a river.' },
    },
  },
  articles: {
    title: { zh: '分享故事', en: 'Share Stories' },
    lead: {
      zh: '一段旧事，一张老照片背后的话，或者一句你自己的格言。',
      en: 'Something remembered, the words behind an old photograph, or a maxim of your own.',
    },
  },
  forum: {
    title: { zh: '分享故事 · 校友论坛', en: 'Share Stories · Alumni Forum' },
    lead: {
      zh: '找失散的室友，问一个专业的问题，或者只是报个平安。',
      en: 'Find a lost room-mate, ask about the profession, or just say that you are well.',
    },
  },
  poster: {
    title: { zh: '我的传火海报', en: 'A poster of your own' },
    lead: {
      zh: '选一种底色，挑一句话，写上名字和心愿，留作纪念。',
      en: 'Choose a ground and a line, add your name and a wish, and keep it.',
    },
    themes: [
      { key: 'night', name: { zh: '夜河', en: 'Night river' } },
      { key: 'paper', name: { zh: '素笺', en: 'Paper' } },
      { key: 'dawn', name: { zh: '破晓', en: 'First light' } },
    ],
    mottos: [
      { key: 'motto', text: site.motto },
      { key: 'source', text: { zh: '江河有源，火也有源', en: 'A river has a source, and so has a fire' } },
      { key: 'hands', text: { zh: '今天，它在你手里', en: 'Today it is in yours' } },
      { key: 'sea', text: { zh: '河流到海口为止，工程师不是', en: 'The river ends at the sea; the work does not' } },
      { key: 'running', text: { zh: '河还在流', en: 'The river is still running' } },
    ],
    number: { before: { zh: '第 ', en: 'Torchbearer ' }, after: { zh: ' 位传火人', en: ' of this fire' } },
  },
  mosaic: {
    title: { zh: '众声成画', en: 'A picture of many voices' },
    lead: {
      zh: '这幅画由大家的祝福与寄语拼成。它被打散了，请你复原。',
      en: 'This picture is made of what people have written here. It has come apart; put it together.',
    },
    samples: {
      zh: '还没有人留言，画里先借用了几段示例文字。等你写下第一句。',
      en: 'Nobody has written yet: for now the picture borrows sample texts. The first line is yours to write.',
    },
    pictures: {
      torch: {
        name: { zh: '岸上的火', en: 'Fire on the shore' },
        alt: {
          zh: '江边石滩上立着一支火炬，火光落进水里，远处一叶小舟。',
          en: 'A torch on a stony bank, its light in the water, a small boat far off.',
        },
        url: '/pictures/dawn-river.svg',
      },
      river: {
        name: { zh: '江上日出', en: 'Sunrise on the water' },
        alt: {
          zh: '两岸青山之间，太阳从水面升起，左岸是一座取水塔。',
          en: 'Between hills the sun rises from the water; on the left bank stands an intake tower.',
        },
        url: '/pictures/reservoir-dawn.svg',
      },
      works: {
        name: { zh: '高峡拱坝', en: 'The dam in the gorge' },
        alt: {
          zh: '峡谷里的一座双曲拱坝，泄洪孔里水流直下。',
          en: 'An arch dam in a gorge, water falling from its outlets.',
        },
        url: '/pictures/arch-dam-baihetan.svg',
      },
    },
  },
}
