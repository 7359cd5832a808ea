import { beforeEach, describe, expect, it } from 'vitest'
import { loader as root } from '#app/root.tsx'
import { action as limitsAction, loader as limitsLoader } from '#app/routes/admin-limits.tsx'
import { action as rulesAction } from '#app/routes/admin-rules.tsx'
import { action as settingsAction } from '#app/routes/admin-settings.tsx'
import { action, loader } from '#app/routes/admin-site.tsx'
import { loader as register } from '#app/routes/register.tsx'
import type { Member } from '#server/member/member.entity.ts'
import { flashOf, visit } from '#test/app/account/visit.ts'
import { anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

const at = '/admin/site'
let admin: Member
beforeEach(async () => {
  admin = await anAdmin(setup)
})

const send = (form: Record<string, string>) => visit(setup, action, at, { as: admin, form })
const shell = async (locale: 'zh' | 'en') => (await visit(setup, root, '/', { locale })).data

describe('the page of site settings', () => {
  it('switches read-only mode on, which every page announces, and off', async () => {
    const told = await send({ act: 'read-only', state: 'on' })
    expect([told.status, told.location, flashOf(told)?.text]).toEqual([303, at, 'site:readOnly.turnedOn'])
    expect(await shell('zh')).toMatchObject({ isReadOnly: true })
    expect((await visit(setup, loader, at, { as: admin })).data).toMatchObject({ readOnly: true })
    await send({ act: 'read-only', state: 'off' })
    expect(await shell('zh')).toMatchObject({ isReadOnly: false })
    expect((await send({ act: 'read-only', state: 'maybe' })).status).toBe(422)
    expect((await send({ act: 'burn' })).status).toBe(400)
  })

  it('shows a banner on every page, in Chinese when the English text is missing', async () => {
    await send({ act: 'banner', zh: '全天直播', en: '', from: '', until: '' })
    expect(await shell('zh')).toMatchObject({ banner: { text: '全天直播' } })
    expect(await shell('en')).toMatchObject({ banner: { text: '全天直播', lang: 'zh-CN' } })
    await send({ act: 'banner', zh: '全天直播', en: 'Live all day', from: '', until: '2025-10-01' })
    expect(await shell('en')).toMatchObject({ banner: null })
    expect((await visit(setup, loader, at, { as: admin })).data).toMatchObject({ isShown: false })
    const wrong = { act: 'banner', zh: '', en: 'Live', from: '2025-10-02', until: '2025-10-01' }
    const told = await send(wrong)
    expect(told.status).toBe(422)
    expect(told.data).toMatchObject({ values: wrong, errors: { zh: [expect.anything()], until: [expect.anything()] } })
  })

  it('sets the lines of the footer, with the default for an empty one', async () => {
    await send({ act: 'footer', addressZh: '南京市', addressEn: '', postcode: '', icp: '苏ICP备1号', police: '' })
    expect(await shell('zh')).toMatchObject({
      site: { address: '南京市', postcode: '210098', filings: { icp: '苏ICP备1号', police: null } },
    })
    expect(await shell('en')).toMatchObject({ site: { address: '南京市', addressLang: 'zh-CN' } })
    const told = await send({ act: 'footer', postcode: '21009' })
    expect(told.data).toHaveProperty('errors.postcode.0')
    const { data } = await visit(setup, loader, at, { as: admin })
    expect(data).toMatchObject({ standard: { postcode: '210098', icp: null }, footer: { icp: '苏ICP备1号' } })
  })
})

describe('the other pages of site settings', () => {
  it('store limits, and report an invalid one', async () => {
    const sent = (form: Record<string, string>) => visit(setup, limitsAction, '/admin/limits', { as: admin, form })
    expect((await sent({ act: 'limits', like: '5', comment: '' })).location).toBe('/admin/limits')
    const { data } = await visit(setup, limitsLoader, '/admin/limits', { as: admin })
    expect(JSON.stringify(data)).toContain('"name":"like","chosen":5')
    const told = await sent({ act: 'limits', like: 'many', report: '0' })
    expect(told.data).toHaveProperty('errors.like.0')
    expect(told.data).toHaveProperty('errors.report.0')
  })

  it('store the mail domains that may register, and the registration page names them', async () => {
    const sent = (domains: string) =>
      visit(setup, settingsAction, '/admin/settings', { as: admin, form: { act: 'domains', domains } })
    expect((await sent('@hhu.edu.cn\n\nexample.org')).location).toBe('/admin/settings')
    expect((await visit(setup, register, '/register')).data).toMatchObject({ domains: ['hhu.edu.cn', 'example.org'] })
    expect((await sent('hhu')).data).toHaveProperty('errors.domains.0')
    await sent('')
    expect((await visit(setup, register, '/register')).data).toMatchObject({ domains: [] })
  })

  it('test a text against the word list, and highlight the matches', async () => {
    await as(admin).review.setWords({ words: ['代考'], exceptions: [] })
    const sent = (text: string) => visit(setup, rulesAction, '/admin/rules', { as: admin, form: { act: 'try', text } })
    expect((await sent('找代 考的')).data).toEqual({ tried: { text: '找代 考的', hits: [{ from: 1, to: 4 }] } })
    expect((await sent('愿江河安澜')).data).toMatchObject({ tried: { hits: [] } })
    expect((await sent('')).data).toHaveProperty('errors.text.0')
    expect((await sent('长'.repeat(5001))).status).toBe(422)
  })
})
