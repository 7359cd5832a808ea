import { expect, test } from 'vitest'
import { UnsubscribeForm } from '#app/components/notice/unsubscribe-form.tsx'
import { notice as en } from '#app/i18n/en/notice.ts'
import { notice as zh } from '#app/i18n/zh/notice.ts'
import { action, loader } from '#app/routes/notices-unsubscribe.tsx'
import { unsubscribeToken } from '#server/notice/unsubscribe-token.ts'
import { visit } from '#test/app/account/visit.ts'
import { renderWithRouter } from '#test/app/shell/render-with-router.tsx'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, site } = setup

const at = (token: string) => `/notices/unsubscribe?token=${encodeURIComponent(token)}`

test('the unsubscribe page names the letters before it ends any, and refuses a forged or missing link', async () => {
  const ada = await aMember(setup)
  await as(ada).notice.choose({ reply: 'mail' })
  const token = unsubscribeToken(site.vault, { memberId: ada.id, kind: 'reply' })
  const all = unsubscribeToken(site.vault, { memberId: ada.id, kind: 'all' })
  const open = async (path: string) => (await visit(setup, loader, path)).data
  expect(await open(at(token))).toMatchObject({ kind: 'reply' })
  expect(await open(at(all))).toMatchObject({ kind: 'all' })
  for (const path of [at(`${token}x`), at(token.replace('.reply.', '.all.')), '/notices/unsubscribe'])
    expect(await open(path)).toMatchObject({ kind: null })
  expect((await as(ada).notice.choices()).reply).toBe('mail')
  expect((await visit(setup, action, at(token), { form: {} })).status).toBe(200)
  expect((await as(ada).notice.choices()).reply).toBe('site')
  expect((await visit(setup, action, at(`${token}x`), { form: {} })).status).toBe(422)
})

test.each([
  ['zh', zh],
  ['en', en],
] as const)(
  'the unsubscribe page names the letters before and after, and has no button for an invalid link (%s)',
  async (locale, texts) => {
    const shown = (kind: 'reply' | 'all' | null, isDone: boolean) =>
      renderWithRouter(<UnsubscribeForm token="7.reply.x" kind={kind} isDone={isDone} result={undefined} />, { locale })
    for (const isDone of [false, true]) {
      expect(await shown('reply', isDone)).toContain(texts.choices.kinds.reply)
      expect(await shown('all', isDone)).toContain(isDone ? texts.end.doneAll : texts.end.textAll)
    }
    const bad = await shown(null, false)
    expect(bad).toContain(texts.end.notGood)
    expect(bad).not.toContain('<button')
  },
)
