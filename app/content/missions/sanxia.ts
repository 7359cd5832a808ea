import { illustration } from '../pictures.ts'
import type { Mission } from '../story-schema.ts'
import { lives } from '../sources/lives.ts'
import { works } from '../sources/works.ts'
import { measure } from './figure-labels.ts'

export const sanxia: Mission = {
  key: 'sanxia',
  title: { zh: '三峡工程', en: 'The Three Gorges' },
  subtitle: { zh: '长江干流上的一座坝', en: 'A dam across the main stem of the Yangtze' },
  description: {
    zh: '1994年12月14日正式开工，1997年大江截流，2003年首批机组发电，2012年7月4日，32台主力机组全部投运。严恺与钱正英，一位顾问，一位主持论证，都在它的前史里。',
    en: 'Begun on 14 December 1994, closed across the river in 1997, generating from 2003; on 4 July 2012 all 32 main units were running. Two people of the school stand in its early history: Yan Kai as adviser, Qian Zhengying at the head of the appraisal.',
  },
  quote: {
    zh: '先想清楚水往哪里去，再决定人站在哪里。',
    en: 'Know where the water will go before you decide where to stand.',
  },
  impact: {
    value: { zh: '2250 万千瓦', en: '22.5 GW' },
    label: measure.impact,
    note: { zh: '装机容量', en: 'installed capacity' },
    sources: [works.gorges, works.gorgesBuilder],
  },
  participants: {
    value: { zh: '近 4 万人', en: 'nearly 40,000' },
    label: measure.people,
    note: { zh: '高峰期的建设者', en: 'builders at the peak' },
    sources: [works.gorgesBuilder],
  },
  duration: {
    value: { zh: '17 年', en: '17 years' },
    label: measure.duration,
    note: { zh: '计划总工期，1993至2009年', en: 'planned schedule, 1993 to 2009' },
    sources: [works.gorgesSchedule],
  },
  depth: [
    {
      zh: '决定之前，先有争论；争论之后，才有论证。钱正英主持可行性论证，严恺以河口与水工的眼光参加咨询。一座坝该不该修、修多高、水里的沙怎么办，这些问题在图纸之前就要回答。',
      en: 'Before the decision came argument, and out of argument an appraisal. Qian Zhengying led the study of feasibility; Yan Kai brought to it the eye of a man who knew river mouths. Whether to build, how high, and what becomes of the silt: these had to be answered before anything was drawn.',
    },
    {
      zh: '工程分三期：1993年至1997年准备并截流，1998年至2003年蓄水、通航、首批机组发电，2004年至2009年把其余的做完。大坝主体2006年5月20日到顶；最后的整体验收，2020年11月1日公布。',
      en: 'It was planned in three stages: preparation and closure from 1993 to 1997, impounding and the first units from 1998 to 2003, the rest from 2004 to 2009. The body of the dam was finished on 20 May 2006. Final acceptance was announced on 1 November 2020.',
    },
    {
      zh: '坝顶高程185米，坝长约2.3公里。水库总库容393亿立方米，其中221.5亿立方米是留给洪水的空位。32台70万千瓦机组之外，还有两台5万千瓦的小机组。到2020年8月底，累计发电13541亿千瓦时。',
      en: 'The crest lies 185 metres above the sea and runs for about 2.3 kilometres. Of the 39.3 billion cubic metres behind it, 22.15 billion are kept empty for floods. Beside 32 units of 700 megawatts stand two small ones of 50. By the end of August 2020 they had produced 1,354.1 billion kilowatt-hours.',
    },
    {
      zh: '账要两面记。约130万人为它离开了老家，关于生态的忧虑也没有停过。把得到的和付出的写在同一页上，是工程师的本分。',
      en: 'The account has two sides. About 1.3 million people left their homes for it, and concern for what it did to the river has never ceased. To write gain and cost on the same page is part of an engineer’s trade.',
    },
  ],
  picture: illustration('three-gorges-dam'),
  sources: [works.gorges, works.gorgesBuilder, works.gorgesAccepted, works.gorgesEnglish, lives.yanDaily, lives.qian],
}
