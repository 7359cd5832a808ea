import { expect, test, vi } from 'vitest'
import { memoize } from '#app/i18n/memoize.ts'
import { textsIn, textsOf } from '#app/i18n/server-texts.ts'

test('a text without parameters is translated once, and one with parameters each time', () => {
  const ask = vi.fn((key: string, values?: object) => `${key} ${JSON.stringify(values)}`)
  const t = memoize(ask)
  expect([t('a'), t('a'), t('b')]).toEqual(['a undefined', 'a undefined', 'b undefined'])
  expect(ask).toHaveBeenCalledTimes(2)
  expect([t('a', { count: 1 }), t('a', { count: 2 })]).toEqual(['a {"count":1}', 'a {"count":2}'])
  expect(ask).toHaveBeenCalledTimes(4)
})

test('each language and namespace has its own memory', () => {
  const told = (['zh', 'en', 'zh'] as const).map(locale => textsOf(locale, 'shell')('account.logIn'))
  expect(told).toEqual(['登录', 'Log in', '登录'])
  expect(textsIn('zh').getFixedT(null, 'shell')('account.register')).toBe('注册')
  expect(textsOf('zh', 'blessing')('relay.leg', { leg: '7' })).not.toBe(
    textsOf('zh', 'blessing')('relay.leg', { leg: '8' }),
  )
})
