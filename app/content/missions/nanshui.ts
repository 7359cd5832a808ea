import { illustration } from '../pictures.ts'
import type { Mission } from '../story-schema.ts'
import { university } from '../sources/university.ts'
import { works } from '../sources/works.ts'
import { measure } from './figure-labels.ts'

export const nanshui: Mission = {
  key: 'nanshui',
  title: { zh: '南水北调', en: 'South-to-North Water Diversion' },
  subtitle: { zh: '让长江的水走到北方', en: 'Yangtze water for the dry north' },
  description: {
    zh: '东线2002年12月27日开工，中线一年后跟上；2014年12月12日，两线一期全面通水。东线要爬坡，13级泵站把江水抬高约40米。到2025年10月，已有1.95亿人用上这股水。',
    en: 'The eastern route was begun on 27 December 2002 and the middle one a year later; since 12 December 2014 the first stage of both has been in full service. The eastern route climbs: 13 pumping steps lift the river about 40 metres. By October 2025 it reached 195 million people.',
  },
  quote: {
    zh: '水往低处走是天性，往高处走要一级一级地抬。',
    en: 'Downhill, water needs no one. Uphill, it goes a step at a time.',
  },
  impact: {
    value: { zh: '1.95 亿人', en: '195 million' },
    label: measure.impact,
    note: { zh: '直接受益人口，截至2025年10月', en: 'people served, as of October 2025' },
    sources: [works.diversionNow],
  },
  participants: {
    value: { zh: '48 座', en: '48 cities' },
    label: measure.scale,
    note: { zh: '受水的大中城市', en: 'large and middle-sized' },
    sources: [works.diversionNow],
  },
  duration: {
    value: { zh: '12 年', en: '12 years' },
    label: measure.duration,
    note: { zh: '2002年开工至2014年一期全面通水', en: 'from the start in 2002 to full service of stage one in 2014' },
    sources: [works.diversionStart, works.diversionTenYears],
  },
  depth: [
    {
      zh: '南方水多，北方水少，这道题人人看得懂，难在解法要落到地上：从哪里取，走哪条路，沿途多少城市等着，多少地方要让。',
      en: 'That the south has water and the north has not is a problem anyone can read. The solution has to lie on the ground: where to draw it, which way to lead it, how many cities wait along the line and how many places must make room.',
    },
    {
      zh: '东线的难处在地势。江水要北上，先得往高处走：13级泵站一级接一级，总共抬高约40米，像把一条河扛上十几层楼。',
      en: 'On the eastern route the trouble is the lie of the land. To go north the water has first to go up: thirteen pumping stations, one after another, raise it about 40 metres, the height of a dozen storeys.',
    },
    {
      zh: '2024年12月12日通水满十年，累计调水767亿立方米，受益1.85亿人。不到一年之后，两个数字变成830亿以上和1.95亿。',
      en: 'On its tenth anniversary, 12 December 2024, it had moved 76.7 billion cubic metres and served 185 million people. Less than a year later the figures stood at over 83 billion and 195 million.',
    },
    {
      zh: '2025年10月12日的校园之夜，校友工程师把这道题重新讲给学弟学妹听。台下的人将来要接的，是运行与养护：渠修成之后，日子还长。',
      en: 'On the campus evening of 12 October 2025 an alumni engineer set the problem before the students once more. What they will inherit is the running and the upkeep: a canal that is finished has its life before it.',
    },
  ],
  picture: illustration('pumping-steps'),
  sources: [works.diversionStart, works.diversionTenYears, works.diversionNow, university.lectures2025],
}
