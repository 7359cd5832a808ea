import { guZhaoxun } from './people/gu-zhaoxun.ts'
import { huangYanpei, xuZhaonan, zhangJian } from './people/founders.ts'
import { liYizhi } from './people/li-yizhi.ts'
import { qianZhengying } from './people/qian-zhengying.ts'
import { wangHuzhen } from './people/wang-huzhen.ts'
import { xuKai } from './people/xu-kai.ts'
import { xuZhilun } from './people/xu-zhilun.ts'
import { yanKai } from './people/yan-kai.ts'
import type { People } from './page-schema.ts'
import type { Person } from './story-schema.ts'

/** The three story cards of Home (docs/product.md#stories-on-home). */
export const stories: Person[] = [wangHuzhen, xuKai, yanKai]

/** All other persons of the grid, in the order in which they came to the school. */
export const others: Person[] = [zhangJian, huangYanpei, xuZhaonan, liYizhi, qianZhengying, xuZhilun, guZhaoxun]

export const people: People = {
  title: { zh: '杰出校友', en: 'Distinguished Alumni' },
  lead: {
    zh: '这里写的人都已故去，有学生，也有教书的、办学的。人像一概不用，各以一件东西为记：一道拱，一架水车，一根水尺。',
    en: 'All those written of here have died. Some were students, some taught, some founded. There are no portraits; each has an emblem instead: an arch, a water-lift, a gauge.',
  },
  grid: {
    title: { zh: '河海人', en: 'The people of Hohai' },
    lead: {
      zh: '从开门的人，到修坝的人，再到算坝的人。',
      en: 'From those who opened the door to those who built the dams, and those who did the sums.',
    },
  },
  closing: {
    zh: '名单远不止这些。你若认识一位该写进来的人，请把他的故事写成一篇文章。',
    en: 'The list could be far longer. If you know of someone who belongs on it, write the story down as an article.',
  },
}
