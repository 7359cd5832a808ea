/** Names of the three stats of a mission card; the middle slot is a scale where no head count is supported (docs/product.md#stories-on-home). */
export const measure = {
  impact: { zh: '影响', en: 'Impact' },
  people: { zh: '参与', en: 'People' },
  scale: { zh: '规模', en: 'Scale' },
  duration: { zh: '历时', en: 'Duration' },
} as const
