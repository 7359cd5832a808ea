// Long journeys run in both languages, and with and without scripts, but not in all four combinations: languages do not depend on
// scripts, except for what shell/language tests. Likewise, a part of a test in both languages that does not depend on the texts
// runs in one of them (`if (locale === 'zh') test(…)`).

export const ways = [
  { locale: 'zh', scripts: true },
  { locale: 'en', scripts: false },
] as const

export const otherWays = [
  { locale: 'zh', scripts: false },
  { locale: 'en', scripts: true },
] as const
