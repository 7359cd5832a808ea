export const home = {
  hero: {
    label: '卷首',
    ignite: '点燃火炬',
    scroll: '向下，顺流而行',
    sources: '卷首所述的出处',
  },
  side: {
    label: '本页章节',
    timeline: '时光之河',
    mission: '使命与担当',
    alumni: '杰出校友',
    future: '致未来',
    top: '回到顶部',
  },
  timeline: { chapter: '卷一', explore: '探索完整时间线', figures: '数字' },
  mission: {
    chapter: '卷二',
    track: '五项工程',
    previous: '上一组工程',
    next: '下一组工程',
    more: '了解使命与担当',
  },
  alumni: {
    chapter: '卷三',
    list: '三位校友与师长',
    previous: '上一位',
    next: '下一位',
    choose: '看{{name}}的故事',
    more: '认识更多校友',
  },
  finale: {
    toBlessings: '传递火炬，写下祝福',
    toArticles: '分享你的故事',
    toForum: '去校友论坛',
    toPoster: '留一张海报',
    toMosaic: '拼一幅众声成画',
  },
}
