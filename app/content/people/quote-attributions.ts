/** The attribution of quotes: never a real person, except for the motto (docs/product.md#university). */
export const voice = {
  editors: { zh: '编者语', en: 'The editors' },
  motto: { zh: '校训，严恺提出；英文为本站所译', en: 'The motto, put forward by Yan Kai; English ours' },
} as const
