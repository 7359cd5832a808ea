import { illustration } from '../pictures.ts'
import type { Mission } from '../story-schema.ts'
import { university } from '../sources/university.ts'
import { works } from '../sources/works.ts'
import { measure } from './figure-labels.ts'

export const international: Mission = {
  key: 'international',
  title: { zh: '海外工程', en: 'Engineering Abroad' },
  subtitle: { zh: '从卡洛特到苏阿皮蒂', en: 'From Karot to Souapiti' },
  description: {
    zh: '巴基斯坦卡洛特水电站装机720兆瓦，2015年4月开工，2022年6月投入商业运行，每年约发电32亿千瓦时，可供约500万人用电；高峰时给当地4000多人工作。在几内亚的苏阿皮蒂，学校参与的是另一件事：教人。',
    en: 'Karot in Pakistan, 720 megawatts, begun in April 2015 and in commercial operation since June 2022, yields about 3.2 billion kilowatt-hours a year, enough for some five million people, and at its peak gave work to more than 4,000 local people. For Souapiti in Guinea the university did something else: it taught.',
  },
  quote: {
    zh: '带出去的是图纸，留下来的应当是会看图纸的人。',
    en: 'One takes drawings abroad. What should stay are people who can read them.',
  },
  impact: {
    value: { zh: '500 万人', en: '5 million' },
    label: measure.impact,
    note: { zh: '卡洛特可满足的用电人口', en: 'people supplied by Karot' },
    sources: [works.karotUnit],
  },
  participants: {
    value: { zh: '4000 余人', en: '4,000+' },
    label: measure.people,
    note: { zh: '卡洛特高峰期的当地岗位', en: 'local jobs at Karot’s peak' },
    sources: [works.karotWorks],
  },
  duration: {
    value: { zh: '7 年', en: '7 years' },
    label: measure.duration,
    note: { zh: '卡洛特，2015至2022年', en: 'Karot, 2015 to 2022' },
    sources: [works.karotWorks, works.karotYear],
  },
  depth: [
    {
      zh: '学校与外面的水打交道，是从教书开始的。建校元老顾兆勋在越南教了一年水利，1958年，越南政府授予他友谊勋章。',
      en: 'The school’s dealings with foreign waters began with teaching. Gu Zhaoxun, one of the founders of 1952, taught in Vietnam for a year, and in 1958 was given a friendship medal for it.',
    },
    {
      zh: '几内亚的苏阿皮蒂，装机450兆瓦，大坝高120米、长1164米，2016年4月开工，2021年3月最后一台机组投运。要运行它的人更早就上路了：2017年起，三十多名几内亚技术人员随学校学了18个月。',
      en: 'Souapiti in Guinea has 450 megawatts behind a dam 120 metres high and 1,164 long; begun in April 2016, it ran its last unit in March 2021. Those who were to operate it had set out earlier: from 2017 more than thirty of them followed an 18-month course with the university.',
    },
    {
      zh: '柬埔寨的甘再、老挝的南欧江、巴基斯坦的防汛减灾，学校也列在自己的海外名录里。水不认国界，学问也不该认。',
      en: 'Kamchay in Cambodia, the Nam Ou in Laos and flood work in Pakistan are on the university’s own list as well. Water takes no notice of borders; nor should what is known about it.',
    },
  ],
  picture: illustration('karot-overseas'),
  sources: [works.karotWorks, works.karotUnit, works.karotYear, works.souapiti, university.guinea, university.abroad],
}
