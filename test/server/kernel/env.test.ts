import { describe, expect, it } from 'vitest'
import { readSettings } from '#server/kernel/env.ts'
import { WrongSetting } from '#server/kernel/wrong-setting.ts'

function sentenceOf(env: Record<string, string>): string {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof WrongSetting) return error.message
    throw error
  }
  throw new Error('these settings were to be refused')
}

const wrongSecret = 'The setting APP_SECRET must have at least 32 characters; an old one may follow it after a comma.'

describe('the settings', () => {
  it('have safe defaults', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATABASE_REPLICA_URLS: [],
      DATA_DIR: './data',
      SEED: 'demo',
      LIMITS: 'on',
      TRUST_PROXY: [],
      API_ORIGINS: [],
      POSTCODE: '210098',
      LOG_LEVEL: 'info',
      NODE_ENV: 'production',
      WORKERS: 1,
      https: false,
      testPages: true,
    })
    expect(readSettings({}).DATABASE_URL).toBeUndefined()
  })

  it('are parsed to their types', () => {
    const settings = readSettings({
      PORT: '0',
      SITE_URL: 'http://site.test',
      DATABASE_URL: 'postgresql://site@db/site',
      TRUST_PROXY: ' 10.0.0.1, 10.0.0.2,, ',
      LIMITS: 'off',
      TEST_PAGES: 'off',
    })
    expect(settings).toMatchObject({ PORT: 0, TRUST_PROXY: ['10.0.0.1', '10.0.0.2'], LIMITS: 'off', testPages: false })
  })

  it('count as unset when they are empty', () => {
    const names = [
      'PORT',
      'HOST',
      'SITE_URL',
      'DATABASE_URL',
      'DATABASE_REPLICA_URLS',
      'DATA_DIR',
      'APP_SECRET',
      'PRIVATE_HOSTS',
      'ADMIN_USERNAME',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
      'SEED',
      'SMTP_URL',
      'LIMITS',
      'TRUST_PROXY',
      'API_ORIGINS',
      'TEST_PAGES',
      'POSTCODE',
      'METRICS_TOKEN',
      'LOG_LEVEL',
      'NODE_ENV',
      'WORKERS',
      'STORAGE',
    ]
    expect(readSettings(Object.fromEntries(names.map(name => [name, ''])))).toEqual(readSettings({}))
  })

  it.each([
    ['PORT', 'web', 'The setting PORT must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'The setting PORT must be a whole number from 0 to 65535.'],
    ['PORT', '80.5', 'The setting PORT must be a whole number from 0 to 65535.'],
    ['PORT', '1e3', 'The setting PORT must be a whole number from 0 to 65535.'],
    ['PORT', '0x1F', 'The setting PORT must be a whole number from 0 to 65535.'],
    ['PORT', ' ', 'The setting PORT must be a whole number from 0 to 65535.'],
    ['SITE_URL', 'site.test', 'The setting SITE_URL must be an address that starts with http:// or https://.'],
    [
      'SITE_URL',
      'javascript:alert(1)',
      'The setting SITE_URL must be an address that starts with http:// or https://.',
    ],
    ['DATABASE_URL', 'mysql://db', 'The setting DATABASE_URL must start with postgres:// or postgresql://.'],
    [
      'DATABASE_REPLICA_URLS',
      'postgres://copy/site,mysql://copy/site',
      'The setting DATABASE_REPLICA_URLS must start with postgres:// or postgresql://.',
    ],
    ['APP_SECRET', 'x'.repeat(31), wrongSecret],
    ['APP_SECRET', `${'x'.repeat(31)},${'y'.repeat(32)}`, wrongSecret],
    ['APP_SECRET', `${'x'.repeat(32)},${'y'.repeat(15)}`, wrongSecret],
    ['APP_SECRET', ',', wrongSecret],
    ['PRIVATE_HOSTS', 'mail.example', 'The setting PRIVATE_HOSTS must name addresses or networks such as 10.0.0.0/8.'],
    ['ADMIN_USERNAME', 'a b', 'The setting ADMIN_USERNAME must be 3 to 20 letters, numbers and underscores.'],
    ['ADMIN_EMAIL', 'nobody', 'The setting ADMIN_EMAIL must be an e-mail address.'],
    ['ADMIN_PASSWORD', '12345', 'The setting ADMIN_PASSWORD must have at least 6 characters.'],
    ['ADMIN_PASSWORD', 'x'.repeat(201), 'The setting ADMIN_PASSWORD must have at most 200 characters.'],
    ['ADMIN_EMAIL', `${'x'.repeat(250)}@site.test`, 'The setting ADMIN_EMAIL must be an e-mail address.'],
    ['SEED', 'all', 'The setting SEED must be demo or none.'],
    [
      'TRUST_PROXY',
      '10.0.0.1,proxy.test',
      'The setting TRUST_PROXY must name addresses or networks such as 10.0.0.0/8.',
    ],
    ['TRUST_PROXY', '10.0.0.0/33', 'The setting TRUST_PROXY must name addresses or networks such as 10.0.0.0/8.'],
    ['TRUST_PROXY', '10.0.0.0/8/8', 'The setting TRUST_PROXY must name addresses or networks such as 10.0.0.0/8.'],
    [
      'DATABASE_REPLICA_URLS',
      'postgres://copy/site',
      'The setting DATABASE_REPLICA_URLS must come with a DATABASE_URL.',
    ],
    ['SMTP_URL', 'mail.test', 'The setting SMTP_URL must start with smtp:// or smtps://.'],
    ['LIMITS', 'no', 'The setting LIMITS must be on or off.'],
    ['TEST_PAGES', 'yes', 'The setting TEST_PAGES must be on or off.'],
    ['POSTCODE', '21009', 'The setting POSTCODE must be six digits.'],
    ['METRICS_TOKEN', 'short', 'The setting METRICS_TOKEN must have at least 16 characters.'],
    ['LOG_LEVEL', 'loud', 'The setting LOG_LEVEL must be a level such as info or warn.'],
    ['NODE_ENV', 'staging', 'The setting NODE_ENV must be production, development or test.'],
    ['WORKERS', '0', 'The setting WORKERS must be a whole number from 1 to 64.'],
  ])('%s=%s is refused in one sentence that names it', (name, value, sentence) => {
    expect(sentenceOf({ [name]: value })).toBe(sentence)
  })

  it.each(['postgres://%zz@db/site', 'postgres://site:p#ss@db/site', 'postgres://db:port/site', 'postgres://d b/site'])(
    '%s is not a database address',
    DATABASE_URL => {
      expect(sentenceOf({ DATABASE_URL })).toBe(
        'The setting DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
      )
    },
  )

  it.each(['postgres://', 'postgres://site:secret@db', 'postgres://db:5432/', 'postgres:///?host=/run/postgresql'])(
    '%s has no database name',
    address => {
      const sentence = 'must name a database, as postgres://user:password@host:5432/name does.'
      expect(sentenceOf({ DATABASE_URL: address })).toBe(`The setting DATABASE_URL ${sentence}`)
      expect(sentenceOf({ DATABASE_URL: 'postgres://db/site', DATABASE_REPLICA_URLS: address })).toBe(
        `The setting DATABASE_REPLICA_URLS ${sentence}`,
      )
    },
  )

  it.each([
    'postgres://site:p%40ss@db:5432/site?sslmode=require',
    'postgresql://postgres@[::1]/site',
    'postgres:///site?host=/run/postgresql',
  ])('%s is a valid database address', DATABASE_URL => {
    expect(readSettings({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL)
  })

  it.each([
    'smtp://',
    'smtp://?from=site@example.org',
    'smtp://a b:zz',
    'smtp://a%20b',
    'smtp://mail.test:0',
    'smtp://user:topsecretpw@host:99999',
    'smtp://user:p%zz@host',
    'smtp://user:1#secret@host',
    'smtp://user:1/secret@host',
  ])('%s is not a mail server', SMTP_URL => {
    expect(sentenceOf({ SMTP_URL })).toBe(
      'The setting SMTP_URL must be an address such as smtp://user:password@host:587.',
    )
  })

  it.each(['smtp://mail_1.test', 'smtps://a%40b.test:p%26ss@mail.test:465/?from=site@b.test', 'smtp://[::1]:25'])(
    '%s is a valid mail server',
    SMTP_URL => {
      expect(readSettings({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL)
    },
  )

  it.each(['foo', 'https://a.b/path', 'https://a.b/', 'https://u:secret@a.b', 'ftp://a.b', 'https://a.b,foo', 'null'])(
    '%s is not an origin',
    API_ORIGINS => {
      expect(sentenceOf({ API_ORIGINS })).toBe(
        'The setting API_ORIGINS must be * or name origins such as https://example.org.',
      )
    },
  )

  it('origins are * or a list of origins', () => {
    expect(readSettings({ API_ORIGINS: '*' }).API_ORIGINS).toEqual(['*'])
    const origins = ['https://a.b', 'http://127.0.0.1:8080']
    expect(readSettings({ API_ORIGINS: origins.join(', ') }).API_ORIGINS).toEqual(origins)
  })

  it.each(['s3://key:secret@host:99999/bucket', 's3://%zz:secret@host/bucket'])('%s is not a storage', STORAGE => {
    expect(sentenceOf({ STORAGE })).toBe('The setting STORAGE must look like s3://KEY:SECRET@HOST/BUCKET.')
  })

  it.each(['https://site.test', 'HTTPS://site.test'])('limits cannot be off on a public site: %s', SITE_URL => {
    expect(sentenceOf({ SITE_URL, LIMITS: 'off' })).toBe('The setting LIMITS must be on when SITE_URL is https.')
    expect(readSettings({ SITE_URL })).toMatchObject({ https: true, LIMITS: 'on' })
  })

  it('test pages are off on a public site, unless they are switched on', () => {
    expect(readSettings({ SITE_URL: 'https://site.test' }).testPages).toBe(false)
    expect(readSettings({ SITE_URL: 'https://site.test', TEST_PAGES: 'on' }).testPages).toBe(true)
    expect(readSettings({ SITE_URL: 'http://site.test' }).testPages).toBe(true)
  })
})
