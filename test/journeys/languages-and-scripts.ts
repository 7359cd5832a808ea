// A long way through the site is gone in each language, and with scripts and without: not in all four pairs, for a language has
// nothing to do with scripts, and what it has to do with them is promised in shell/language. In the same manner, what a test of both
// languages tells beside its words is tried in one of them (`if (locale === 'zh') test(…)`).

export const ways = [
  { locale: 'zh', scripts: true },
  { locale: 'en', scripts: false },
] as const

export const otherWays = [
  { locale: 'zh', scripts: false },
  { locale: 'en', scripts: true },
] as const
