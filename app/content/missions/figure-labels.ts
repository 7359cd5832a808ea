/**
 * Labels of the three figures of a mission card; the middle one is a scale when no source gives a number of people (docs/product.md#stories-on-home).
 */
export const measure = {
  impact: { zh: '影响', en: 'Impact' },
  people: { zh: '参与', en: 'People' },
  scale: { zh: '规模', en: 'Scale' },
  duration: { zh: '历时', en: 'Duration' },
} as const
