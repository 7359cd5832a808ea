/** Drawn emblems that represent people by an object they are remembered for, never by a face (docs/product.md#pictures-and-film). */
export const emblemPictures = {
  'emblem-wang-huzhen': {
    alt: { zh: '徽记：三道连拱', en: 'Emblem: three linked arches' },
    caption: { zh: '连拱', en: 'Arches' },
    brief:
      'Round emblem: three half-round dam barrels side by side above a water line; ember: the keystone of the middle one.',
  },
  'emblem-xu-kai': {
    alt: { zh: '徽记：一架脚踏水车', en: 'Emblem: a treadle water-lift' },
    caption: { zh: '水车', en: 'The water-lift' },
    brief: 'Round emblem: a dragon-bone treadle water-lift climbing from a ditch to a paddy; ember: one paddle.',
  },
  'emblem-yan-kai': {
    alt: { zh: '徽记：斜坡海堤与一座闸墩', en: 'Emblem: a sloping sea wall and a pier' },
    caption: { zh: '海堤', en: 'The sea wall' },
    brief: 'Round emblem: a sloped sea wall taking a wave, one tall barrier pier behind; ember: the crest of the wave.',
  },
  'emblem-xu-zhilun': {
    alt: { zh: '徽记：受力弯曲的三角网格', en: 'Emblem: a mesh of triangles bent under load' },
    caption: { zh: '网格', en: 'The mesh' },
    brief:
      'Round emblem: a plate divided into finite-element triangles, gently deflected by one arrow; ember: the loaded node.',
  },
  'emblem-qian-zhengying': {
    alt: { zh: '徽记：江边的一根水尺', en: 'Emblem: a water gauge in a river' },
    caption: { zh: '水尺', en: 'The gauge' },
    brief: 'Round emblem: a graduated staff gauge standing in a river, waterline and ripples; ember: the present mark.',
  },
  'emblem-li-yizhi': {
    alt: { zh: '徽记：渠首的闸门与分开的渠水', en: 'Emblem: a canal headgate and dividing water' },
    caption: { zh: '渠首', en: 'The headgate' },
    brief:
      'Round emblem: a canal headgate with lifted gate, water dividing into two field channels; ember: the gate wheel.',
  },
  'emblem-zhang-jian': {
    alt: { zh: '徽记：展开的淮河水系图卷', en: 'Emblem: an unrolled chart of the Huai' },
    caption: { zh: '图卷', en: 'The chart' },
    brief:
      'Round emblem: a hand scroll half unrolled showing a river system; ember: the seal-like dot at its mouth (no characters).',
  },
  'emblem-xu-zhaonan': {
    alt: { zh: '徽记：校钟与圆规', en: 'Emblem: a school bell and a pair of compasses' },
    caption: { zh: '校钟', en: 'The bell' },
    brief: 'Round emblem: a hand bell hanging above an open pair of drafting compasses; ember: the clapper.',
  },
  'emblem-gu-zhaoxun': {
    alt: { zh: '徽记：水槽试验与流线', en: 'Emblem: a flume and its streamlines' },
    caption: { zh: '水槽', en: 'The flume' },
    brief: 'Round emblem: a laboratory flume in section with streamlines over a weir; ember: the jump below the weir.',
  },
  'emblem-huang-yanpei': {
    alt: { zh: '徽记：半开的校门与一盏灯', en: 'Emblem: a half-open gate and a lamp' },
    caption: { zh: '开门', en: 'The gate opens' },
    brief: 'Round emblem: a double school gate half open, a lamp above it; ember: the lamp.',
  },
} as const
