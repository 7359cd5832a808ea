import { emblem } from '../pictures.ts'
import type { Person } from '../story-schema.ts'
import { site } from '../site.ts'
import { lives } from '../sources/lives.ts'
import { university } from '../sources/university.ts'
import { voice } from './quote-attributions.ts'

export const yanKai: Person = {
  key: 'yan-kai',
  name: { zh: '严恺', en: 'Yan Kai' },
  years: { zh: '1912—2006', en: '1912–2006' },
  era: { zh: '1952年建校', en: 'The school of 1952' },
  title: { zh: '教师，学校的建设者', en: 'Teacher and builder of the school' },
  avatar: emblem('emblem-yan-kai'),
  preview: {
    zh: '他在清凉山下建起一所学校，又走到海边，去研究泥沙。',
    en: 'He built a school below Qingliang Hill, then went down to the coast to study silt.',
  },
  story: {
    zh: '祖籍福建闽侯。1933年以全年级第一名毕业于交通大学唐山工学院，1935年赴荷兰代尔夫特，三年后带着土木工程师学位回到战火中的中国。1952年筹建华东水利学院，以副院长主持校务，后任院长、名誉校长，十六字校训由他提出。他治过天津新港的回淤，在钱塘江修过斜坡海塘，从1958年起研究长江口，又领导了全国海岸带调查。',
    en: 'His family came from Minhou in Fujian. First of his year at the Tangshan engineering college of Jiaotong University in 1933, he went to Delft in 1935 and came home three years later, a Dutch civil engineer, to a country at war. In 1952 he prepared the new institute and, as vice-president, ran it; later he was its president and honorary president, and gave it its motto. He dealt with the silt of Tianjin new port, built sloped sea walls on the Qiantang, studied the mouth of the Yangtze from 1958, and guided the national survey of the coast.',
  },
  quote: site.motto,
  quoteNote: voice.motto,
  achievements: [
    { zh: '1952年建校', en: 'Built the school of 1952' },
    { zh: '十六字校训', en: 'The sixteen-character motto' },
    { zh: '两院院士', en: 'Member of both academies' },
    { zh: '全国海岸带调查', en: 'The national coast survey' },
  ],
  longer: [
    {
      zh: '1952年的清凉山没有多少东西可以主持：三幢宿舍，一座教学楼，一幢小楼。他要做的是把五处来的先生安顿下来，把课开出去，再去看哪块地可以盖楼。学校后来的样子，多半是那几年定下的。',
      en: 'There was little to preside over at Qingliang Hill in 1952: three dormitories, a teaching house, a villa. What he had to do was settle teachers from five places, get the lectures started, and then see where one might build. Much of what the school became was decided in those years.',
    },
    {
      zh: '他的学问在河与海相接的地方。那里水一天涨落两次，泥沙来了又走，什么都不肯固定下来。天津新港的回淤、钱塘江的海塘、长江口的航道，问的是同一件事：怎样同一条不断改主意的岸打交道。',
      en: 'His subject was the place where river and sea meet, where the water rises and falls twice a day, silt comes and goes, and nothing will hold still. Tianjin, the Qiantang, the mouth of the Yangtze put one and the same question: how to deal with a shore that keeps changing its mind.',
    },
    {
      zh: '全国海岸带调查1992年获国家科技进步一等奖。他也为葛洲坝、三峡和南水北调做过顾问，是中国两院的院士，又是墨西哥的院士。',
      en: 'The coast survey received a first-class national prize in 1992. He advised on Gezhouba, the Three Gorges and the South-to-North diversion, and was a member of both Chinese academies and of Mexico’s.',
    },
    {
      zh: '据记载，荷兰东斯海尔德防风暴闸的62座闸墩以科学家的名字命名，其中一座叫“严恺”。一个在代尔夫特学过水的人，名字留在了荷兰的水里。',
      en: 'It is recorded that the 62 piers of the Oosterschelde storm barrier bear the names of scientists, and that one of them is his. A man who had learned about water at Delft left his name standing in Dutch water.',
    },
  ],
  sources: [
    lives.yanDaily,
    lives.yanParty,
    lives.yanWater,
    lives.yanLife,
    university.founding1952,
    university.strawSheds,
    university.motto,
  ],
}
