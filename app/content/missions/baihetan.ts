import { illustration } from '../pictures.ts'
import type { Mission } from '../story-schema.ts'
import { university } from '../sources/university.ts'
import { works } from '../sources/works.ts'
import { measure } from './figure-labels.ts'

export const baihetan: Mission = {
  key: 'baihetan',
  title: { zh: '白鹤滩水电站', en: 'Baihetan' },
  subtitle: { zh: '金沙江上的一道拱', en: 'An arch across the Jinsha' },
  description: {
    zh: '主体工程2017年7月全面开工，2021年6月28日首批两台机组发电，2022年12月20日16台全部投产。每台100万千瓦，是世界上单机容量最大的水轮发电机组；总装机仅次于三峡。',
    en: 'The main works began in July 2017; the first two units ran on 28 June 2021 and all 16 on 20 December 2022. Each is rated at a million kilowatts, the largest single units in the world; only the Three Gorges is larger as a whole.',
  },
  quote: { zh: '坝上最薄的地方，算得最久。', en: 'The thinnest part of the dam takes the longest to work out.' },
  impact: {
    value: { zh: '1600 万千瓦', en: '16 GW' },
    label: measure.impact,
    note: { zh: '装机容量', en: 'installed capacity' },
    sources: [works.baihetanDone],
  },
  participants: {
    value: { zh: '16 台', en: '16 units' },
    label: measure.scale,
    note: { zh: '百万千瓦水轮发电机组', en: 'of one gigawatt each' },
    sources: [works.baihetanDone],
  },
  duration: {
    value: { zh: '5 年', en: '5 years' },
    label: measure.duration,
    note: { zh: '主体工程，2017至2022年', en: 'main works, 2017 to 2022' },
    sources: [works.baihetanFirst, works.baihetanDone],
  },
  depth: [
    {
      zh: '重力坝靠自己的分量站住，拱坝不然：它把水的推力交给两岸的山。289米高的一道弧，薄，弯，山有多牢靠，它才能有多牢靠。',
      en: 'A gravity dam stands by its own weight. An arch dam hands the thrust of the water to the mountains on either side. A curve 289 metres high, thin and bent, it is as sound as the rock it leans on.',
    },
    {
      zh: '混凝土自2017年4月起浇，2021年5月31日全线到顶，约800万立方米。大体积混凝土最怕自己发热、冷却时开裂；据报道，这座坝没有出现一条温度裂缝。',
      en: 'Concrete was placed from April 2017 until the crest was reached on 31 May 2021, about eight million cubic metres of it. Concrete in such masses heats itself and is apt to crack as it cools; it was reported that this dam has not one such crack.',
    },
    {
      zh: '年均发电约624亿千瓦时，一年少烧约1968万吨标准煤。2025年10月12日，设计过它的校友回到学校，把这些数字背后的取舍讲给学生听。',
      en: 'In an average year it yields 62.4 billion kilowatt-hours and saves some 19.68 million tonnes of coal. On 12 October 2025 an alumni engineer who had worked on its design came back to tell students what choices lie behind such figures.',
    },
  ],
  picture: illustration('arch-dam-baihetan'),
  sources: [works.baihetanDone, works.baihetanFirst, works.baihetanDam, university.lectures2025],
}
