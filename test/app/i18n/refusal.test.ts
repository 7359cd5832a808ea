import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { refusal as en } from '#app/i18n/en/refusal.ts'
import { locales, refusalText } from '#app/i18n/refusal-text.ts'
import { refusal as zh } from '#app/i18n/zh/refusal.ts'
import { refusalCodes } from '#server/all-refusal-codes.schema.ts'
import { graduationYears } from '#server/member/profile.schema.ts'
import { appRouter } from '#server/router.ts'
import { sourcesIn } from './sources.ts'

const texts = { zh: sentencesOf(zh), en: sentencesOf(en) }
const codes = new Set<string>(refusalCodes)

/** Phrases that end a session in an outside client (docs/product.md#auth-failures). */
const endsSession =
  /认证失败|身份验证失败|登录已过期|登录失效|未授权|无效的令牌|无效的token|token已过期|token失效|unauthorized|authentication failed|token expired|invalid token/i

function sentencesOf(areas: Readonly<Record<string, Readonly<Record<string, string>>>>): Map<string, string> {
  const pairs = Object.entries(areas).flatMap(([area, sentences]) =>
    Object.entries(sentences).map(([key, sentence]): [string, string] => [`${area}.${key}`, sentence]),
  )
  return new Map(pairs)
}

const paramsIn = (sentence = '') => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

describe.each(locales)('the refusals in %s', locale => {
  it('have a sentence for each code, and none for unknown codes', () => {
    expect([...texts[locale].keys()].sort()).toEqual([...codes].sort())
    for (const sentence of texts[locale].values()) expect(sentence.trim()).not.toBe('')
  })

  it('contain a phrase that ends a session for the code of a dead session alone', () => {
    const ending = [...texts[locale]].filter(
      ([code, sentence]) => code !== 'session.dead' && endsSession.test(sentence),
    )
    expect(ending).toEqual([])
  })

  it('contain their parameters', () => {
    expect(refusalText(locale, 'site.too_many', { seconds: 42 })).toContain('42')
    expect(refusalText(locale, 'site.too_many', { seconds: 42 })).not.toMatch(/[{}]/)
  })

  it('name the years that a graduation year may be', () => {
    expect(refusalText(locale, 'member.graduation_year_invalid')).toMatch(
      new RegExp(`${graduationYears.first}.+${graduationYears.last}`),
    )
  })

  it('give a long wait in minutes', () => {
    const told = (seconds: number) => refusalText(locale, 'site.too_many', { seconds })
    expect([told(1), told(120), told(121), told(3541)].map(said => said.replace(/^.*?(请 |again in )/, ''))).toEqual(
      locale === 'zh'
        ? ['1 秒后再试', '120 秒后再试', '3 分钟后再试', '60 分钟后再试']
        : ['1 second', '120 seconds', '3 minutes', '60 minutes'],
    )
  })

  it('are the sentence of a fault for an unknown code, never a raw key', () => {
    const fault = texts[locale].get('site.fault')
    for (const code of ['', 'pledge', 'pledge.nonsense', 'site.']) {
      expect(refusalText(locale, code)).toBe(fault)
    }
  })
})

describe('the sentences of both languages', () => {
  it.each([...codes])('have the same parameters for %s', code => {
    expect(paramsIn(texts.en.get(code))).toEqual(paramsIn(texts.zh.get(code)))
  })

  it('are each in their own language', () => {
    for (const [code, sentence] of texts.en) expect(sentence, code).not.toMatch(/\p{Script=Han}/u)
    for (const [code, sentence] of texts.zh) expect(sentence, code).toMatch(/\p{Script=Han}/u)
  })
})

describe('the refusal codes of the server', () => {
  const procedures = new Set(Object.keys(appRouter._def.procedures))
  const areas = [...new Set(refusalCodes.map(code => code.split('.')[0]))].join('|')
  const quoted = new RegExp(`'((?:${areas})\\.[a-z_]+)'`, 'g')

  const used = sourcesIn('server').flatMap(file => {
    const source = readFileSync(file, 'utf8').replace(/populate(?:: |\(\w+, )\[[^\]]*\]/g, '')
    return [...source.matchAll(quoted)].map(([, code = '']) => ({ file, code }))
  })

  it('are found by this test', () => {
    const found = new Set(used.map(({ code }) => code))
    for (const code of ['pledge.not_found', 'site.busy', 'session.dead', 'member.username_taken'])
      expect(found).toContain(code)
  })

  it('are all in the list', () => {
    expect(used.filter(({ code }) => !codes.has(code) && !procedures.has(code))).toEqual([])
  })

  it('are each listed once', () => {
    expect(codes.size).toBe(refusalCodes.length)
  })

  it('are all thrown, on the server or in the pages', () => {
    const said = [...sourcesIn('server'), ...sourcesIn('app')]
      .filter(file => !file.includes('i18n'))
      .map(file => readFileSync(file, 'utf8'))
      .join('\n')
    // The list has each code once. A place that throws a code repeats it, or builds it from the name of a kind of text.
    const made = [...said.matchAll(/`\$\{\w+\}\.([a-z_]+)`/g)].map(([, word]) => word)
    const idle = [...codes].filter(code => said.split(`'${code}'`).length - 1 < 2 && !made.includes(code.split('.')[1]))
    expect(idle).toEqual([])
  })
})
