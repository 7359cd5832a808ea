import { emblem } from '../pictures.ts'
import type { Person } from '../story-schema.ts'
import { lives } from '../sources/lives.ts'
import { university } from '../sources/university.ts'
import { voice } from './quote-attributions.ts'

export const qianZhengying: Person = {
  key: 'qian-zhengying',
  name: { zh: '钱正英', en: 'Qian Zhengying' },
  years: { zh: '1923—2022', en: '1923–2022' },
  era: { zh: '1952年首任院长', en: 'First president, 1952' },
  title: { zh: '首任院长，水利工程师', en: 'First president, hydraulic engineer' },
  avatar: emblem('emblem-qian-zhengying'),
  preview: {
    zh: '1952年兼任院长时，她还不到三十岁。',
    en: 'She was not yet thirty when she became president in 1952.',
  },
  story: {
    zh: '1952年，水利部副部长钱正英兼任华东水利学院首任院长，后来任部长。她主持过三峡工程的可行性论证，1997年当选中国工程院院士，2014年获光华工程科技奖成就奖，是获此奖的第一位女性。1985年学校请题校名，信也是经她转呈的。',
    en: 'In 1952 Qian Zhengying, vice-minister of water resources, was also first president of the new institute; later she was minister. She chaired the feasibility study of the Three Gorges, became an academician of engineering in 1997, and in 2014 was the first woman to receive the Guanghua achievement prize. In 1985 it was she whom the school asked to forward its request for the inscription of its name.',
  },
  quote: {
    zh: '水尺不说话，读它的人要负责。',
    en: 'A gauge says nothing. Whoever reads it must answer for the reading.',
  },
  quoteNote: voice.editors,
  achievements: [
    { zh: '华东水利学院首任院长', en: 'First president of 1952' },
    { zh: '主持三峡论证', en: 'Chair of the Three Gorges appraisal' },
    { zh: '1997年工程院院士', en: 'Academician of engineering 1997' },
    { zh: '光华成就奖首位女性得主', en: 'First woman with the Guanghua achievement prize' },
  ],
  longer: [
    {
      zh: '院长是兼任，日常校务交给了副院长严恺。两人分工清楚：一个在部里，知道全国的水要多少人；一个在清凉山下，把这些人教出来。',
      en: 'The presidency was an additional post, and the daily running lay with Yan Kai. The division was clear: one of them, at the ministry, knew how many people the country’s rivers would need; the other, below Qingliang Hill, had to teach them.',
    },
    {
      zh: '三峡修还是不修，论证时意见并不一致，由她主持。论证的要紧处，是让反对的理由也能上桌。',
      en: 'Whether the Three Gorges should be dammed at all was in dispute, and the appraisal was hers to chair. What matters in an appraisal is that the reasons against are on the table too.',
    },
  ],
  sources: [lives.qian, lives.qianHohai, lives.qianScience, university.name1985],
}
