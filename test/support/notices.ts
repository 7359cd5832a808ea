import type { Member } from '#server/member/member.entity.ts'
import { writeNotices } from '#server/notice/write-notices.ts'
import { aBoard, aPost } from './forum.ts'
import { aMember } from './people.ts'
import type { TestSite } from './site.ts'

type Setup = Pick<TestSite, 'as' | 'site'>

/** Creates three members and a post of the first, of which all notices are written. */
export async function aTalk(setup: Setup) {
  const [ada, ben, eve] = [await aMember(setup), await aMember(setup), await aMember(setup)]
  const board = await aBoard(setup)
  const post = await aPost(setup, ada, board.id, { title: '门前的河' })
  await writeNotices(setup.site)
  return { ada, ben, eve, board, post }
}

/** Writes all notices, and returns those of a member: kind, writer, and type and id of the text. */
export async function noticesOf({ as, site }: Setup, who: Member) {
  await writeNotices(site)
  return (await as(who).notice.list({})).notices.map(({ kind, by, text }) => [kind, by, text.type, text.id])
}
