import { expect, it } from 'vitest'
import { Member } from '#server/member/member.entity.ts'
import { findRefusalForMissing, requireMember } from '#server/member/require-member.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()

it('a missing object is answered as missing, and as a dead session once the account has been deleted, in spite of earlier reads', async () => {
  const ada = await aMember(setup)
  const em = setup.em()
  const viewer: SignedIn = {
    role: 'user',
    id: ada.id,
    sessionId: 0,
    confirmedAt: setup.clock.now(),
    suspension: undefined,
  }
  await requireMember(em, viewer)
  expect(await findRefusalForMissing(em, viewer, 'post.not_found')).toMatchObject({
    kind: 'missing',
    code: 'post.not_found',
  })
  await setup.em().nativeDelete(Member, { id: ada.id })
  expect(await findRefusalForMissing(em, viewer, 'post.not_found')).toMatchObject({
    kind: 'unauthenticated',
    code: 'session.dead',
  })
})
