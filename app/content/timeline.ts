import { headings } from './timeline-headings.ts'
import type { Timeline } from './page-schema.ts'
import { illustration } from './pictures.ts'
import { lives } from './sources/lives.ts'
import { university } from './sources/university.ts'

export const timeline: Timeline = {
  title: { zh: '校史长卷', en: 'University Timeline' },
  subtitle: { zh: '时光之河', en: 'River of Time' },
  opening: {
    title: { zh: '序章', en: 'Opening' },
    paragraphs: [
      {
        zh: '一条河的源头，往往不起眼：石缝里一点水，不知道自己会走多远。河海大学的源头是1915年南京丁家桥的几间借来的屋子。',
        en: 'The source of a river is seldom much to look at: a little water between stones, with no idea how far it will go. The source of Hohai was a few borrowed rooms at Dingjiaqiao, Nanjing, in 1915.',
      },
      {
        zh: '此后的路，有急有缓。它并入过别的学校，丢过名字，又从五处重新汇拢；它的人去了淮河、黄河、长江，后来去了海上，去了别国的河谷。',
        en: 'From there it ran now fast, now slow. It was merged into other schools and lost its name; it gathered again from five places. Its people went to the Huai, the Yellow River and the Yangtze, then out to sea, then to the valleys of other countries.',
      },
      {
        zh: '往下走，就是顺流。四个大的年份可以展开细看，其间的小年份，是沿岸的码头。',
        en: 'To scroll is to drift downstream. Four great years unfold for a closer look; the lesser ones between are landing stages on the bank.',
      },
    ],
    figures: [
      {
        value: { zh: '110 年', en: '110 years' },
        label: { zh: '1915—2025', en: 'from 1915 to 2025' },
        sources: [university.history, university.press2025],
      },
      {
        value: { zh: '4 个校名', en: '4 names' },
        label: { zh: '同一条河', en: 'one river' },
        sources: [university.history],
      },
      {
        value: { zh: '30 多万', en: '300,000+' },
        label: { zh: '毕业生', en: 'graduates' },
        sources: [university.press2025],
      },
    ],
    picture: illustration('old-hall'),
    sources: [university.history, university.firstPrincipal],
  },
  river: {
    title: { zh: '河道', en: 'Timeline' },
    lead: { zh: '从上游到今天。', en: 'From the headwaters to today.' },
  },
  epilogue: {
    title: { zh: '尾声', en: 'Epilogue' },
    heading: headings.legacy,
    paragraphs: [
      {
        zh: '回头看，这条河有两样东西没有断过：一样是要到水边去，一样是教下一个人怎么去。1915年的三个“注重”里有它，1952年的草棚里有它，十六字校训里也有它。',
        en: 'Looking back, two things on this river have never broken off. One is to go down to the water; the other is to teach the next person the way. Both are in the three emphases of 1915, in the straw sheds of the fifties, and in the sixteen characters of the motto.',
      },
      {
        zh: '坝会老，渠会淤，图纸会过时。能往下传的，是做事的人和做事的规矩。',
        en: 'Dams grow old, canals silt up, drawings go out of date. What can be handed down is people, and the way they go about their work.',
      },
    ],
    lines: [
      { zh: '河还在流。', en: 'The river is still running.' },
      { zh: '下一段，由你来写。', en: 'The next reach is yours to write.' },
    ],
    action: { text: { zh: '写下你的祝福', en: 'Write Your Blessings' }, href: '/blessings#write' },
    picture: illustration('dawn-river'),
    sources: [university.motto, university.press2025, university.strawSheds, lives.yanDaily],
  },
}
