import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { smtpAccountOf, type SmtpAccount } from '#server/kernel/smtp-account.ts'
import { fileTransport } from '#server/mail/file-transport.ts'
import { isLocal, smtpTransport } from '#server/mail/smtp-transport.ts'
import { emptyDataDir } from '#test/support/data-dir.ts'
import { certificate } from '#test/support/localhost-certificate.ts'
import { readLetter } from '#test/support/read-letter.ts'
import { postman, silentServer, smtpServer } from '#test/support/smtp-server.ts'

const letter = {
  to: 'ada@example.org',
  subject: '重设密码的验证码',
  text: '验证码：204816\n',
  html: '<p>验证码：<strong>204816</strong></p>',
  messageId: '<letter.1.0@example.org>',
}

async function send(account: SmtpAccount, trust = {}): Promise<string> {
  const transport = await smtpTransport(account, '校庆网站', trust)
  return transport.send(letter).finally(() => transport.close())
}

async function verify(account: SmtpAccount): Promise<void> {
  const transport = await smtpTransport(account, '校庆网站')
  return transport.verify().finally(() => transport.close())
}

describe('sending by a mail server', () => {
  it('without a login uses the address of the account as the sender', async () => {
    const { account, received } = await smtpServer()
    expect(await send(account)).toMatch(/^250/)
    expect(received).toMatchObject([
      { from: 'site@example.org', to: ['ada@example.org'], secure: false, user: undefined },
    ])
    const read = received[0]?.letter
    expect(read).toMatchObject({
      subject: letter.subject,
      text: letter.text,
      from: { name: '校庆网站', address: 'site@example.org' },
      to: ['ada@example.org'],
    })
    expect(read?.html).toContain(letter.html)
    expect(read?.headers.get('message-id')).toBe(letter.messageId)
    expect(read?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(read?.headers.has('list-unsubscribe')).toBe(false)
  })

  it('with a login uses the user as the sender, when no other address is configured', async () => {
    const { account, received } = await smtpServer({ login: true })
    await send(account)
    expect(received).toMatchObject([{ from: postman.user, user: postman.user }])
  })

  it('with a wrong password reports it', async () => {
    const { account, received } = await smtpServer({ login: true })
    await expect(send({ ...account, password: 'not it' })).rejects.toMatchObject({ code: 'EAUTH', responseCode: 535 })
    await expect(verify({ ...account, password: 'not it' })).rejects.toMatchObject({ code: 'EAUTH' })
    await verify(account)
    expect(received).toEqual([])
  })

  it('with TLS from the first byte is encrypted, when its certificate is trusted', async () => {
    const { account, received } = await smtpServer({ login: true, secure: true, ...certificate })
    await expect(send({ ...account, host: 'localhost' })).rejects.toThrow(/certificate/)
    await send({ ...account, host: 'localhost' }, { ca: certificate.cert })
    expect(received).toMatchObject([{ secure: true, user: postman.user }])
  })

  it('with STARTTLS is encrypted, when the server offers it', async () => {
    const { account, received } = await smtpServer({ login: true, disabledCommands: [], ...certificate })
    await send({ ...account, host: 'localhost' }, { ca: certificate.cert })
    expect(received).toMatchObject([{ secure: true }])
  })

  it('to another machine sends no password before the connection is encrypted', async () => {
    const { account, received } = await smtpServer({ login: true })
    // 0.0.0.0 reaches this machine, but is not recognised as local.
    await expect(send({ ...account, host: '0.0.0.0' })).rejects.toMatchObject({ code: 'ETLS' })
    expect(received).toEqual([])
  })

  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['::1', true],
    ['localhost.example.org', false],
    ['127.example.org', false],
    ['mail.example.org', false],
  ])('to the host %s is recognised as local or not: %s', (host, local) => {
    expect(isLocal(host)).toBe(local)
  })

  it('that refuses the address reports it', async () => {
    const { account } = await smtpServer({
      onRcptTo: (_address, _session, callback) =>
        callback(Object.assign(new Error('No such user here'), { responseCode: 550 })),
    })
    await expect(send(account)).rejects.toMatchObject({ responseCode: 550, permanent: true, code: 'EENVELOPE' })
  })

  it('that does not exist reports it', async () => {
    const account = { ...smtpAccountOf('smtp://127.0.0.1:9'), fromAddress: 'site@example.org' }
    await expect(verify(account)).rejects.toThrow(/ECONNREFUSED/)
  })

  it('that does not answer is given up after ten seconds', async () => {
    const started = performance.now()
    await expect(verify(await silentServer())).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    expect(performance.now() - started).toBeGreaterThan(9_000)
    expect(performance.now() - started).toBeLessThan(12_000)
  }, 20_000)
})

describe('letters as files', () => {
  it('can be opened by a mail program, are readable by their owner alone, and are named in the log', async () => {
    const folder = join(emptyDataDir(), 'outbox')
    const wrote: string[] = []
    const transport = await fileTransport({
      folder,
      sender: { name: '校庆网站', address: 'no-reply@localhost.invalid' },
      now: () => new Date('2025-10-27T02:00:00.123Z'),
      wrote: file => void wrote.push(file),
    })
    await transport.send(letter)
    expect(readdirSync(folder)).toEqual(['20251027T020000Z-letter.1.0example.org.eml'])
    const [file = ''] = wrote
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await readLetter(readFileSync(file))).toMatchObject({
      subject: letter.subject,
      text: letter.text,
      from: { name: '校庆网站', address: 'no-reply@localhost.invalid' },
      to: ['ada@example.org'],
    })
  })
})

describe('SMTP_URL', () => {
  it.each([
    ['smtp://mail.example.org', { host: 'mail.example.org', port: 587, secure: false, user: '', password: '' }],
    ['smtps://mail.example.org', { port: 465, secure: true }],
    [
      'smtp://ada%40example.org:p%26ss@mail.example.org:2525',
      { port: 2525, user: 'ada@example.org', password: 'p&ss' },
    ],
    ['smtp://mail.example.org?from=site@example.org', { fromAddress: 'site@example.org' }],
    ['smtp://[::1]:25', { host: '::1', port: 25 }],
  ])('%s', (url, account) => {
    expect(smtpAccountOf(url)).toMatchObject(account)
  })
})
