import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { adminToken, aMember } from '#test/journeys/moderate-through-rest.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { otherWays } from '#test/journeys/languages-and-scripts.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const token = await adminToken(site)
const taken = await aMember(site)

interface Account {
  username: string
  email: string
  password: string
  confirmPassword: string
  terms: boolean
}

let born = 0
function anAccount(change: Partial<Account> = {}): Account {
  born += 1
  const username = `spring_${born}`
  const password = 'dingjiaqiao'
  return { username, email: `${username}@example.org`, password, confirmPassword: password, terms: true, ...change }
}

const field = (page: Page, name: keyof Account) => page.locator(`#register-${name}`)

async function register(page: Page, account: Account): Promise<void> {
  for (const name of ['username', 'email', 'password', 'confirmPassword'] as const)
    await field(page, name).fill(account[name])
  await field(page, 'terms').setChecked(account.terms)
  await page.locator('.leaf__submit').click()
}

type Said = Readonly<Record<'zh' | 'en', string>>

/** The messages of docs/product.md#registration, and those for names that are taken. */
const wrong: readonly (readonly [name: keyof Account, change: Partial<Account>, said: Said])[] = [
  ['username', { username: '' }, { zh: '请输入用户名', en: 'Please enter a username' }],
  [
    'username',
    { username: 'ab' },
    { zh: '用户名长度须为 3-20 个字符', en: 'Username must be between 3-20 characters' },
  ],
  [
    'username',
    { username: '林小河' },
    { zh: '用户名只能包含字母、数字和下划线', en: 'Username can only contain letters, numbers and underscores' },
  ],
  ['username', { username: taken.username.toUpperCase() }, { zh: '这个用户名已被使用', en: 'This username is taken' }],
  ['email', { email: 'river@' }, { zh: '请输入有效的邮箱地址', en: 'Please enter a valid email address' }],
  ['email', { email: taken.email }, { zh: '这个邮箱已经注册过', en: 'This email is already registered' }],
  [
    'password',
    { password: 'abcde', confirmPassword: 'abcde' },
    { zh: '密码长度不能少于 6 个字符', en: 'Password must be at least 6 characters' },
  ],
  ['confirmPassword', { confirmPassword: '' }, { zh: '请再次输入密码', en: 'Please enter the password again' }],
  ['confirmPassword', { confirmPassword: 'dingjiaqiaO' }, { zh: '两次输入的密码不一致', en: 'Passwords do not match' }],
  [
    'terms',
    { terms: false },
    {
      zh: '请阅读并同意用户协议和隐私政策',
      en: 'Please read and agree to the User Agreement and Privacy Policy',
    },
  ],
]

describe.each(otherWays)('registering ($locale, scripts: $scripts)', ({ locale, scripts }) => {
  test('shows errors at the fields and in the summary, and keeps what was typed', async () => {
    const page = await visit('/register', { locale, scripts })
    for (const [name, change, said] of wrong) {
      const account = anAccount(change)
      await register(page, account)
      const message = page.locator(`#register-${name}-error`)
      await eventually(() => message.allInnerTexts()).toEqual([said[locale]])
      await eventually(() => page.locator('.form-summary li').allInnerTexts()).toEqual([said[locale]])
      await eventually(() => field(page, name).getAttribute('aria-invalid')).toBe('true')
      await eventually(() => field(page, 'username').inputValue()).toBe(account.username)
      await eventually(() => field(page, 'email').inputValue()).toBe(account.email)
      await eventually(() => field(page, 'terms').isChecked()).toBe(account.terms)
      if (!scripts) expect(await field(page, 'password').inputValue()).toBe('')
    }
  })

  test('redirects to Login with a message and the new name, and the account works', async () => {
    const page = await visit('/register', { locale, scripts })
    const account = anAccount()
    await register(page, account)
    await page.waitForURL('**/login')
    await page
      .locator(scripts ? '.toast' : '.notice')
      .getByText(locale === 'zh' ? '注册成功！正在跳转到登录页...' : 'Registration successful! Redirecting to login...')
      .waitFor()
    const { username, password } = account
    const field = page.locator('#login-username')
    await eventually(() => field.inputValue()).toBe(username)
    await page.locator('.leaf__submit').click()
    await page.locator('.form-summary').waitFor()
    expect(await page.locator('.toast, .notice').count()).toBe(0)
    await eventually(() => field.inputValue()).toBe(username)
    await logIn(page, locale, { username, password })
    await page.locator('.account-menu').waitFor()
  })

  test('is refused while it is closed, also for a form that was opened before', async () => {
    const page = await visit('/register', { locale, scripts })
    const switchTo = (enabled: boolean) => site.call('PUT', '/admin/configs/registration', { token, body: { enabled } })
    const closed =
      locale === 'zh'
        ? '系统当前不允许新用户注册，请稍后再试或联系管理员'
        : 'System does not allow new user registration at this time, please try again later or contact the administrator'
    await switchTo(false)
    try {
      await register(page, anAccount())
      await page.locator('main').getByText(closed).first().waitFor()
      await page.goto('/register')
      await eventually(() => page.locator('.leaf__closed').innerText()).toBe(closed)
      expect(await page.locator('.leaf__form').count()).toBe(0)
    } finally {
      await switchTo(true)
    }
  })
})

test('all errors are shown together, and the summary takes the focus', async () => {
  const page = await visit('/register')
  await page.locator('.leaf__submit').click()
  const { username_required, email_required, password_required, confirm_required, terms_required } =
    words.zh.refusal.member
  await eventually(() => page.locator('.form-summary li').allInnerTexts()).toEqual([
    username_required,
    email_required,
    password_required,
    confirm_required,
    terms_required,
  ])
  await eventually(() => page.evaluate(() => document.activeElement?.className)).toBe('form-summary')
  await page.locator('.form-summary').getByRole('link', { name: email_required }).click()
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('register-email')
})

test.each([
  ['zh', ['弱', '中', '强']],
  ['en', ['weak', 'medium', 'strong']],
] as const)('the strength of a password is shown while it is typed (%s)', async (locale, [weak, medium, strong]) => {
  const page = await visit('/register', { locale })
  const told = page.locator('.strength strong')
  for (const [password, word] of [
    ['secret', weak],
    ['secret12', medium],
    ['Secret123456', strong],
    ['Secret', weak],
  ] as const) {
    await field(page, 'password').fill(password)
    await eventually(() => told.allInnerTexts()).toEqual([word])
  }
  await field(page, 'password').fill('')
  await told.waitFor({ state: 'detached' })
})
