import { beforeEach, describe, expect, it } from 'vitest'
import { storyOrDraft } from '#server/http/pages/story-or-draft.ts'
import type { Member } from '#server/member/member.entity.ts'
import { anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, site, sql } = setup

let admin: Member
beforeEach(async () => {
  admin = await anAdmin(setup)
})

const preview = (part: string) =>
  storyOrDraft({ site, url: new URL(`http://localhost/culture?draft=${part}`) }, as(admin), setup.context(admin).viewer)

describe('the preview of a draft', () => {
  it('names the part', async () => {
    expect((await preview('missions.sanxia')).draftShown).toMatchObject({ part: 'missions.sanxia', missing: 0 })
  })

  it.each(['missions.nothing', 'nothing', 'x'.repeat(10_000)])(
    'of no part is the published story (%.20s)',
    async part => {
      expect((await preview(part)).draftShown).toBeNull()
    },
  )

  it('fails when the draft cannot be read, so that nobody takes the published story for it', async () => {
    await sql('alter table story_draft rename to story_draft_away', [])
    try {
      await expect(preview('missions.sanxia')).rejects.toThrow()
    } finally {
      await sql('alter table story_draft_away rename to story_draft', [])
    }
  })
})
