import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { violations } from '#test/journeys/axe.ts'
import { outside } from '#test/journeys/large-letters.ts'
import { untilMessage } from '#test/journeys/settings-page.ts'
import { emptyQueue, queueRows, sendWish } from '#test/journeys/review-queue.ts'
import { adminToken, waiting } from '#test/journeys/moderate-through-rest.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { fillText, words } from '#test/journeys/interface-texts.ts'
import { aBoardOf, aPostOn, aReplyTo, aWriter, press } from '#test/journeys/write-through-rest.ts'

const site = await sharedSite({ SEED: 'none' }, 'review')
const visit = await browserFor(site)
const token = await adminToken(site)
const board = await aBoardOf(site)

beforeEach(() => emptyQueue(site, token))

describe.each(ways)('an admin reviews ($locale, scripts: $scripts)', ({ locale, scripts }) => {
  const w = words[locale].queue
  const size = scripts ? desktop : phone

  test('is informed of texts that another admin has decided, and that their author has edited in the meantime', async () => {
    const writer = await aWriter(site)
    const body = (content: string) => ({ content, isAnonymous: false })
    await site.call('PUT', '/admin/configs/review', { token, body: { blessings: true } })
    const sent = await site.call('POST', '/blessings', { token: writer.token, body: body(`先写的祝福。${locale}`) })
    const made = z.object({ id: z.number() }).parse(sent)
    await site.call('PUT', '/admin/configs/review', { token, body: {} })
    await sendWish(site, `两个人都看见的一句。${locale}`)
    const page = await visit('/admin/review', { as: firstAdmin, locale, scripts: false, size })
    const [pledge] = await waiting(site, token)
    await site.call('PUT', `/future-messages/admin/${pledge?.id}/review`, { token, body: { status: 'approved' } })
    await site.call('PUT', `/blessings/${made.id}`, {
      token: writer.token,
      body: body('改过的祝福。'),
    })
    for (const box of await queueRows(page).getByRole('checkbox').all()) await box.check()
    await press(page, w.batch.approve)
    await untilMessage(page, fillText(w.left.mixed, { decided: 1, changed: 1, gone: 0 }))
    await queueRows(page)
      .filter({ hasText: '改过的祝福。' })
      .getByRole('button', { name: w.approve, exact: true })
      .click()
    await page.getByText(w.none, { exact: true }).waitFor()
  })
})

test('a text that one admin decides disappears from the screen of another', async () => {
  for (const text of ['留下的一句。', '离开的一句。']) await sendWish(site, text)
  const one = await visit('/admin/review', { as: firstAdmin })
  let isFollowing = false
  const other = await visit('/admin/review', {
    as: firstAdmin,
    // Decisions from before the page's stream opens are shown after a reload.
    async prepare(page) {
      page.on('response', response => (isFollowing ||= new URL(response.url()).pathname === '/live'))
    },
  })
  await eventually(() => queueRows(other).count()).toBe(2)
  await eventually(() => isFollowing).toBe(true)
  await queueRows(one)
    .filter({ hasText: '离开的一句。' })
    .getByRole('button', { name: words.zh.queue.approve, exact: true })
    .click()
  await eventually(() => queueRows(other).allInnerTexts()).toEqual([expect.stringContaining('留下的一句。')])
})

test.each(ways)(
  'a text is shown in its context, with its listed words marked ($locale)',
  async ({ locale, scripts }) => {
    const size = locale === 'zh' ? desktop : phone
    await site.call('PUT', '/admin/configs/review', { token, body: { forumReplies: true } })
    await site.call('PUT', '/admin/configs/words', { token, body: { words: ['代考'], exceptions: [] } })
    const writer = await aWriter(site)
    const post = await aPostOn(site, writer.token, board, { title: '江边的钟' })
    const first = await aReplyTo(site, writer.token, post, '谁家的**代考**？')
    const page = await visit(`/admin/review?member=${writer.username}`, { as: firstAdmin, locale, scripts, size })
    const row = queueRows(page).filter({ hasText: '代考' })
    await row.locator('mark', { hasText: '代考' }).waitFor()
    await row.getByText('江边的钟').waitFor()
    await row.getByText(words[locale].queue.row.fresh).waitFor()
    if (scripts) expect(await violations(page)).toEqual([])
    expect(await outside(page)).toEqual([])
    await site.call('PUT', `/forum/replies/${first}/review`, { token, body: { status: 'rejected' } })
  },
)
