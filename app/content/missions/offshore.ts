import { illustration } from '../pictures.ts'
import type { Mission } from '../story-schema.ts'
import { university } from '../sources/university.ts'
import { works } from '../sources/works.ts'
import { measure } from './figure-labels.ts'

export const offshore: Mission = {
  key: 'offshore',
  title: { zh: '海上风电', en: 'Offshore Wind' },
  subtitle: { zh: '从东海大桥旁的34台风机开始', en: 'It began with 34 turbines beside a bridge' },
  description: {
    zh: '2010年夏天，上海东海大桥旁的34台风机全部并网，装机102兆瓦，是亚洲第一座大型海上风电场；总设计师是河海1993级的一位校友。到2024年9月，全国海上风电并网3910万千瓦。',
    en: 'In the summer of 2010 all 34 turbines beside Shanghai’s Donghai Bridge fed the grid: 102 megawatts, the first large offshore wind farm in Asia. Its chief designer was an alumnus who had entered Hohai in 1993. By September 2024 China had 39.1 gigawatts at sea.',
  },
  quote: { zh: '河流到海口为止，工程师不是。', en: 'The river ends at the sea. The work does not.' },
  impact: {
    value: { zh: '3910 万千瓦', en: '39.1 GW' },
    label: measure.impact,
    note: { zh: '全国海上风电并网容量，2024年9月', en: 'offshore capacity of the country, September 2024' },
    sources: [works.offshore2024],
  },
  participants: {
    value: { zh: '全球第一', en: 'First worldwide' },
    label: measure.scale,
    note: { zh: '累计容量，2021年起', en: 'in total capacity, since 2021' },
    sources: [works.offshore2021, works.offshore2024],
  },
  duration: {
    value: { zh: '15 年', en: '15 years' },
    label: measure.duration,
    note: { zh: '2010年首座风电场并网至2025年', en: 'from the first farm in 2010 to 2025' },
    sources: [works.donghai],
  },
  depth: [
    {
      zh: '2007年12月签约时，纸上写的是10.2万千瓦。34台机器，每台3兆瓦，立在浅海的淤泥里；基础怎么做，船怎么靠，电怎么上岸，国内没有先例可抄。',
      en: 'When the contract was signed in December 2007 the paper said 102 megawatts: 34 machines of 3, to stand in the mud of a shallow sea. How to found them, how to bring a ship alongside, how to carry the current ashore, nobody in the country had done before.',
    },
    {
      zh: '它所用的学问其实是老的：潮汐、波浪、泥沙、软土。严恺那一辈人为海港和海堤研究过的东西，换了一种用处。',
      en: 'The knowledge it called on was old: tides, waves, silt, soft ground. What Yan Kai’s generation had studied for harbours and sea walls found another use.',
    },
    {
      zh: '到2021年底，全国海上风电达2640万千瓦，升到世界第一；2024年9月为3910万千瓦。从102兆瓦算起，不过十几年。',
      en: 'By the end of 2021 the country had 26.4 gigawatts at sea and stood first in the world; in September 2024 it was 39.1. From 102 megawatts this had taken little more than a decade.',
    },
  ],
  picture: illustration('offshore-turbines'),
  sources: [
    works.donghai,
    works.donghaiContract,
    works.donghaiDesigner,
    works.offshore2021,
    works.offshore2024,
    university.lectures2025,
  ],
}
