import { expect, it, onTestFinished } from 'vitest'
import type { Member } from '#server/member/member.entity.ts'
import { startNoticeWriter } from '#server/notice/start-notice-writer.ts'
import { mailReporters } from '#server/report/mail-reporters.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, site } = setup

interface Reported {
  author: Member
  admin: Member
  blessing: number
  article: number
}

/** The ways in which a report of a blessing ends, each with its outcome. */
const ends: readonly [string, 'kept' | 'removed', (reported: Reported) => Promise<unknown>][] = [
  [
    'settles it',
    'kept',
    ({ admin, blessing: id }) => as(admin).report.settle({ type: 'blessing', id, outcome: 'kept' }),
  ],
  ['reviews it', 'removed', ({ admin, blessing: id }) => as(admin).blessing.review({ id, status: 'rejected' })],
  [
    'decides at the desk',
    'kept',
    ({ admin, blessing: id }) => as(admin).desk.decide({ texts: [`blessing ${id}`], status: 'approved' }),
  ],
  ['removes it', 'removed', ({ admin, blessing: id }) => as(admin).blessing.remove({ id })],
  ['wrote it removes it', 'removed', ({ author, blessing: id }) => as(author).blessing.remove({ id })],
]

async function aReporter() {
  const [author, ada, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
  const { id: blessing } = await aBlessing(setup, { by: author })
  const { id: article } = await anArticle(setup, author)
  return { ada, reported: { author, admin, blessing, article } }
}

/** Much shorter than the interval of the writer's own rounds, so that a success means it was triggered. */
const soon = { timeout: 5000, interval: 50 }

async function outcomesOf(who: Member) {
  const { notices } = await as(who).notice.list({})
  return notices.filter(({ kind }) => kind === 'report').map(({ outcome }) => outcome)
}

function writing() {
  const stop = startNoticeWriter(site, mailReporters)
  onTestFinished(stop)
}

it.each(ends)(
  'a reporter gets a notice and a letter immediately when the one who %s ends the report as %s',
  async (_, outcome, end) => {
    const { ada, reported } = await aReporter()
    await as(ada).report.file({ type: 'blessing', id: reported.blessing })
    writing()
    const told: number[] = []
    onTestFinished(site.bus.on('noticesChanged', ({ memberIds }) => void told.push(...memberIds)))
    await end(reported)
    await expect.poll(() => told, soon).toContain(ada.id)
    expect(await outcomesOf(ada)).toEqual([outcome])
    const kinds = async () =>
      (await lettersIn(setup)).filter(({ address }) => address === ada.email).map(({ kind }) => kind)
    await expect.poll(kinds, soon).toEqual([`report_${outcome}`])
  },
)

it('a reporter of a comment gets a notice of the outcome when its article is deleted', async () => {
  const { ada, reported } = await aReporter()
  const { id } = await aComment(setup, reported.author, reported.article)
  await as(ada).report.file({ type: 'comment', id })
  writing()
  await as(reported.author).article.remove({ id: reported.article })
  await expect.poll(() => outcomesOf(ada), soon).toEqual(['removed'])
})
