import { expect, it } from 'vitest'
import { MailForm } from '#app/components/admin/mail-form.tsx'
import { smtpPresets } from '#server/setting/smtp.schema.ts'
import { renderWithRouter, linksIn } from '#test/app/shell/render-with-router.tsx'

const config = { host: '', port: 587, secure: false, user: '', password: '', fromName: '', fromAddress: '' }

const formAt = (asked: string | null) =>
  renderWithRouter(<MailForm config={config} presets={smtpPresets} asked={asked} result={undefined} />)

it('the mail form fills in a known mail server through a link when scripts do not run', async () => {
  const html = await formAt(null)
  expect(linksIn(html)).toEqual(smtpPresets.map(({ key }) => `/admin/settings?preset=${key}#mail-title`))
  expect(html).not.toContain('smtp.qq.com')
  const filled = await formAt('qq')
  expect(filled).toMatch(/value="smtp\.qq\.com"/)
  expect(filled).toMatch(/<form[^>]* action="\/admin\/settings"/)
  expect(await formAt('nobody')).toBe(html)
})
