import { expect, test } from 'vitest'
import { isAuthFailure } from '#app/browser/auth-failure.ts'
import * as en from '#app/i18n/en/index.ts'
import { refusal as enRefusal } from '#app/i18n/en/refusal.ts'
import * as zh from '#app/i18n/zh/index.ts'
import { refusal as zhRefusal } from '#app/i18n/zh/refusal.ts'

test.each([{ status: 401 }, { code: 401 }, { code: 403 }])('%o is a dead session', failure => {
  expect(isAuthFailure(failure)).toBe(true)
})

test.each([{ status: 403 }, { status: 200, code: 0 }, { code: 1003 }, { code: '403' }, { message: 42 }, {}])(
  '%o is not a dead session',
  failure => {
    expect(isAuthFailure(failure)).toBe(false)
  },
)

test.each([
  '认证失败',
  '身份验证失败',
  '登录已过期',
  '登录失效',
  '未授权',
  '无效的令牌',
  '无效的Token',
  'Token已过期',
  'TOKEN失效',
  'Unauthorized',
  'Authentication Failed',
  'token expired',
  'Invalid token',
])('a message with “%s” is a dead session, in any case', phrase => {
  expect(isAuthFailure({ status: 400, message: `抱歉：${phrase}。` })).toBe(true)
})

const sentences = (texts: object): string[] =>
  Object.values(texts).flatMap((text: unknown) =>
    typeof text === 'string' ? [text] : typeof text === 'object' && text !== null ? sentences(text) : [],
  )

test('no other text of the site is mistaken for one (docs/product.md#auth-failures)', () => {
  const said = sentences({ zh, en, zhRefusal, enRefusal }).filter(message => isAuthFailure({ message }))
  expect(said.filter(message => message !== zhRefusal.session.dead && message !== enRefusal.session.dead)).toEqual([])
})
