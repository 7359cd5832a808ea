import { impact } from './culture/impact.ts'
import { spirit } from './culture/spirit.ts'
import type { Culture } from './page-schema.ts'
import { voice } from './people/quote-attributions.ts'
import { illustration } from './pictures.ts'
import { site } from './site.ts'

export const culture: Culture = {
  title: { zh: '使命与担当', en: 'Mission & Commitment' },
  lead: {
    zh: '一所学校相信什么，要看它教人先做什么。',
    en: 'To learn what a school believes, see what it teaches people to do first.',
  },
  opening: {
    quote: site.motto,
    quoteNote: voice.motto,
    paragraphs: [
      {
        zh: '校训不长，十六个字，没有一个字提到水，却处处是同水打交道的人才说得出的话。水不讲情面：量错一寸，它多漫一里；偷一分料，它等着，总有一年会来取。',
        en: 'The motto is short, and not one of its sixteen characters speaks of water; yet only people who dealt with water would have put it so. Water makes no allowance. Measure an inch wrong and it will find the mile; cheat it of a little cement and it waits for its year.',
      },
      {
        zh: '所以这里的“精神”两个字，读起来更像规矩：先看清，再动手，做完了还要回来看。',
        en: 'So what is elsewhere called spirit reads here more like a rule of work: look first, then act, and when it is done come back and look again.',
      },
    ],
    picture: illustration('levelling-staff'),
  },
  spirit,
  achievements: {
    title: { zh: '成就', en: 'Achievements' },
    lead: {
      zh: '五件事，三件在江河上，一件在海上，一件在国外。每一件都不是哪一所学校独力做成的，河海人在其中。',
      en: 'Five works: three on rivers, one at sea, one abroad. No single school made any of them; people of Hohai were there.',
    },
  },
  impact,
}
