/** The content of a second, tiny site. It shows that only the content names the university. */
import type { AllContent } from '#app/content/all-content-schema.ts'
import type { Figure, Illustration, Text } from '#app/content/story-schema.ts'
import { tinyPages } from './tiny-pages.ts'

function both(zh: string, en: string): Text {
  return { zh, en }
}

const sources = [
  { title: both('湖滨志', 'The Lakeside chronicle'), url: 'https://example.org/chronicle', asOf: '2001' },
]
const illustration: Illustration = {
  url: '/pictures/lake.svg',
  alt: both('湖', 'A lake'),
  caption: both('湖', 'The lake'),
}

function figure(value: Text): Figure {
  return { value, label: both('数字', 'Figure'), sources }
}

const line = both('湖水在这里。', 'The lake is here.')
const heading = { title: both('湖', 'The lake'), lead: line }

export const tinyContent: AllContent = {
  site: {
    name: both('湖滨学院', 'Lakeside College'),
    shortName: both('湖滨', 'Lakeside'),
    title: both('湖滨学院五十年', 'Lakeside College at 50'),
    description: line,
    slogan: both('守湖', 'Keep the lake'),
    founded: 1951,
    celebrated: 2001,
    age: 50,
    anniversary: '2001-05-04',
    displayedDate: '2001.05.04',
    address: both('湖滨路1号', '1 Lake Road'),
    secondAddress: both('堤上', 'On the dyke'),
    defaultPostcode: '000000',
    motto: both('守正', 'Hold fast'),
    mottoNote: line,
    independence: line,
    copyright: line,
    banner: { date: '2001.05.04', invitation: line },
    sources,
  },
  home: {
    hero: {
      quote: line,
      history: { text: line, detail: line },
      modern: { text: line, detail: line },
      visitorLine: { before: both('第 ', 'No. '), after: both(' 位', ' here') },
      prompt: line,
      cards: [{ key: 'blessings', title: line, lead: line, href: '/blessings' }],
      sources,
    },
    timeline: heading,
    mission: heading,
    alumni: heading,
    future: heading,
    finale: {
      title: line,
      quote: line,
      lines: [line, line, line, line],
      date: '2001.05.04',
      slogan: line,
      picture: illustration,
    },
  },
  eras: [
    {
      year: 1951,
      name: both('湖滨学院', 'Lakeside College'),
      title: line,
      description: line,
      detail: line,
      images: [illustration, illustration],
      statistics: [figure(both('12 人', '12'))],
      keyFigures: [],
      sections: [],
      sources,
    },
  ],
  steps: [],
  missions: [
    {
      key: 'dyke',
      title: both('护堤', 'The dyke'),
      subtitle: line,
      description: line,
      quote: line,
      impact: figure(both('3 里', '3 miles')),
      participants: figure(both('40 人', '40')),
      duration: figure(both('2 年', '2 years')),
      depth: [line],
      picture: illustration,
      sources,
    },
  ],
  stories: [
    {
      key: 'keeper',
      name: both('守堤人', 'The keeper'),
      era: both('1951年', 'The year 1951'),
      title: line,
      avatar: { url: '/pictures/lake.svg', alt: illustration.alt },
      preview: line,
      story: line,
      quote: line,
      quoteNote: line,
      achievements: [line],
      longer: [line],
      sources,
    },
  ],
  samples: {
    pledges: [{ name: line, grade: line, message: line }],
    categories: [{ key: 'lake', name: both('湖', 'The lake'), picture: illustration }],
    boards: [{ key: 'lake', icon: 'lake', name: both('湖', 'The lake'), description: line }],
    seed: { pledges: [], blessings: [], articles: [], posts: [] },
  },
  others: [],
  ...tinyPages({ line, heading, illustration, sources }),
  charts: { overview: [], works: {} },
  pictures: [
    { name: 'lake', alt: illustration.alt, caption: illustration.caption, brief: 'A lake; ember: a boat lamp.' },
  ],
}
