import { expect, it } from 'vitest'
import { isPermanent, describeSmtpFailure } from '#server/mail/smtp-failure.ts'

// Phrases that end a session in an outside client (docs/product.md#auth-failures).
const ending =
  /认证失败|身份验证失败|登录已过期|登录失效|未授权|无效的令牌|无效的token|token已过期|token失效|unauthorized|authentication failed|token expired|invalid token/i

it.each([
  ['535 5.7.8 Error: Authentication failed', '535 5.7.8 Error: Authentication: failed'],
  ['535 Unauthorized: invalid token', '535 Un-authorized: invalid: token'],
  ['454 TOKEN  EXPIRED', '454 TOKEN: EXPIRED'],
  ['535 认证失败，登录已过期', '535 认证-失败，登录-已过期'],
  [
    '535 身份验证失败：未授权，无效的令牌，无效的token，token失效',
    '535 身份验证-失败：未-授权，无效的-令牌，无效的-token，token-失效',
  ],
  ['550 No such user here', '550 No such user here'],
])('%s is reported as %s', (said, told) => {
  expect(describeSmtpFailure(new Error(said))).toBe(told)
  expect(describeSmtpFailure(new Error(said))).not.toMatch(ending)
})

it('the reported words are those of the server, else those of the error, on one line of bounded length', () => {
  expect(
    describeSmtpFailure(Object.assign(new Error('Invalid login'), { response: '535 Bad\r\n535 credentials' })),
  ).toBe('535 Bad 535 credentials')
  const said = (command: string) =>
    describeSmtpFailure(Object.assign(new Error('x. response=554 go'), { response: '554 go', command }))
  expect([said('RCPT TO'), said('CONN')]).toEqual([
    '554 go',
    'the server does not introduce itself as a mail server (554)',
  ])
  expect(describeSmtpFailure(new Error('connect ECONNREFUSED'))).toBe('connect ECONNREFUSED')
  expect(describeSmtpFailure('gone')).toBe('gone')
  expect(describeSmtpFailure(new Error('x'.repeat(2000)))).toHaveLength(500)
})

it('only a permanent refusal of the letter itself is final, not one of the sender', () => {
  const refusal = (code: string, permanent: boolean) => Object.assign(new Error('no'), { code, permanent })
  expect(isPermanent(refusal('EENVELOPE', true))).toBe(true)
  expect(isPermanent(refusal('EMESSAGE', true))).toBe(true)
  expect(isPermanent(refusal('EENVELOPE', false))).toBe(false)
  expect(isPermanent(refusal('EAUTH', true))).toBe(false)
  expect(isPermanent(new Error('no'))).toBe(false)
  expect(isPermanent(null)).toBe(false)
})
