import type { ActionFunctionArgs } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { action as pledge } from '#app/routes/home.tsx'
import { action as login } from '#app/routes/login.tsx'
import { action as register } from '#app/routes/register.tsx'
import { refusal } from '#app/i18n/zh/refusal.ts'
import { memberLimits } from '#server/member/member.schema.ts'
import { Member } from '#server/member/member.entity.ts'
import { pledgeLimits } from '#server/pledge/pledge.schema.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { words } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { visit } from '../account/visit.ts'

// The bad input that a form may bring, at the door of its page: each field in turn, the others as they should be.

const house = await testSite()
const password = 'lighthouse'
const registration = {
  username: 'river_1915',
  email: 'river@example.org',
  password,
  confirmPassword: password,
  terms: 'on',
}

interface Field {
  form: string
  path: string
  door: (args: ActionFunctionArgs) => unknown
  right: Record<string, string>
  name: string
  missing: string
  /** How it is when it is one code point too long, and what is said then. */
  tooLong: readonly [value: string, said: string]
}

const { member: ofMember, pledge: ofPledge } = refusal
const registering = { form: 'registration', path: '/register', door: register, right: registration }
const pledging = { form: 'pledge', path: '/?index', door: pledge, right: { ...words } }

const fields: readonly Field[] = [
  {
    ...registering,
    name: 'username',
    missing: ofMember.username_required,
    tooLong: ['a'.repeat(memberLimits.username.max + 1), ofMember.username_length],
  },
  {
    ...registering,
    name: 'email',
    missing: ofMember.email_required,
    tooLong: [`a@${'b'.repeat(memberLimits.email - 5)}.org`, ofMember.email_invalid],
  },
  {
    ...registering,
    name: 'password',
    missing: ofMember.password_required,
    tooLong: ['🔑'.repeat(memberLimits.password.max + 1), ofMember.password_too_long],
  },
  {
    ...registering,
    name: 'confirmPassword',
    missing: ofMember.confirm_required,
    tooLong: [`${password}🔑`, ofMember.passwords_differ],
  },
  { ...registering, name: 'terms', missing: ofMember.terms_required, tooLong: ['onn', ofMember.terms_required] },
  {
    ...pledging,
    name: 'name',
    missing: ofPledge.name_required,
    tooLong: ['🌊'.repeat(pledgeLimits.name + 1), ofPledge.name_too_long],
  },
  {
    ...pledging,
    name: 'grade',
    missing: ofPledge.grade_required,
    tooLong: ['🌊'.repeat(pledgeLimits.grade + 1), ofPledge.grade_too_long],
  },
  {
    ...pledging,
    name: 'message',
    missing: ofPledge.message_required,
    tooLong: ['🌊'.repeat(pledgeLimits.message + 1), ofPledge.message_too_long],
  },
]

const made = async () => (await house.em().count(Member)) + (await house.em().count(Pledge))
const secret = (name: string) => /password/i.test(name)

describe.each(fields)('$name of a $form', ({ path, door, right, name, missing, tooLong }) => {
  const send = (change: Record<string, string | readonly string[]>) =>
    visit(house, door, path, { form: { ...right, ...change } })
  const withoutIt = Object.fromEntries(Object.entries(right).filter(([key]) => key !== name))

  test('is asked for where it is missing, empty or blank', async () => {
    const blank = secret(name) ? [] : [await send({ [name]: ' \u200B\u202E ' })]
    for (const told of [await visit(house, door, path, { form: withoutIt }), await send({ [name]: '' }), ...blank]) {
      expect(told.status).toBe(422)
      expect(told.said).toMatchObject({ errors: { [name]: [missing] } })
    }
    expect(await made()).toBe(0)
  })

  test('one code point too long is told, and what was typed stays', async () => {
    const [value, sentence] = tooLong
    const told = await send({ [name]: value })
    expect(told.status).toBe(422)
    expect(told.said).toMatchObject({ errors: { [name]: [sentence] } })
    if (!secret(name)) expect(told.said).toMatchObject({ values: { [name]: value } })
    else expect(JSON.stringify(told.said)).not.toContain(value)
    expect(await made()).toBe(0)
  })

  test('of a megabyte is refused like anything too long', async () => {
    const told = await send({ [name]: 'x'.repeat(1_000_000) })
    expect(told.status).toBe(422)
    expect(Object.keys(errorsOf(told.said))).toContain(name)
    expect(await made()).toBe(0)
  })

  test('sent several times is refused and no fault', async () => {
    const one = right[name] ?? ''
    const told = await send({ [name]: [one, one] })
    expect(told.status).toBe(422)
    expect(Object.keys(errorsOf(told.said))).toContain(name)
    expect(await made()).toBe(0)
  })
})

function errorsOf(said: unknown): object {
  const errors: unknown = typeof said === 'object' && said !== null && 'errors' in said ? said.errors : undefined
  return typeof errors === 'object' && errors !== null ? errors : {}
}

describe('what people may write', () => {
  test('emoji, HTML and marks are kept as text, without the marks that mislead', async () => {
    const message = '<b>守河</b> 🌊👩‍🔬 & "引号" <script>alert(1)</script>'
    const told = await visit(house, pledge, '/?index', {
      form: { name: '\u202E林小河\u200F', grade: '<i>2018级</i>', message },
      scripted: true,
    })
    expect(told.status).toBe(200)
    expect(await house.em().findOneOrFail(Pledge, { name: '林小河' })).toMatchObject({
      grade: '<i>2018级</i>',
      message,
    })
  })

  test.each([
    ['emoji', '🐉🐉🐉'],
    ['HTML', '<b>ada</b>'],
    ['letters that look alike', 'аdа'],
  ])('a username of %s is not among it', async (_, username) => {
    const told = await visit(house, register, '/register', { form: { ...registration, username } })
    expect(told.said).toMatchObject({ errors: { username: [ofMember.username_characters] } })
  })

  test('marks around a username are taken away', async () => {
    const told = await visit(house, register, '/register', {
      form: { ...registration, username: '\u200Friver_1915\u202E' },
    })
    expect(told.status).toBe(303)
    expect(await house.em().count(Member, { username: 'river_1915' })).toBe(1)
  })
})

describe('a login', () => {
  test.each([
    ['nothing', '', refusal.session.account_required],
    ['blanks', ' \u200B ', refusal.session.account_required],
  ])('with %s for a name asks for it', async (_, username, sentence) => {
    const told = await visit(house, login, '/login', { form: { username, password } })
    expect([told.status, errorsOf(told.said)]).toMatchObject([422, { username: [sentence] }])
  })

  test.each([['x'.repeat(1_000_000)], ['🐉'.repeat(300)], ['<b>ada</b>'], ["' or 1=1 --"], ['\u202Eada']])(
    'with %#. another bad name or password is refused and no fault',
    async value => {
      for (const form of [
        { username: value, password },
        { username: 'ada', password: value },
      ]) {
        const told = await visit(house, login, '/login', { form })
        expect(told.status).toBe(422)
        expect(told.set).toEqual({})
      }
      expect(house.reported).toEqual([])
    },
  )
})
