import { describe, expect, it } from 'vitest'
import { days } from '#server/kernel/clock.ts'
import { Audit } from '#server/audit/audit.entity.ts'
import { Letter } from '#server/mail/letter.entity.ts'
import { deleteFailedLetters, failLetter, takeLetter } from '#server/mail/letter.queries.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock } = setup

/** Creates a letter with a code that could not be delivered. */
async function aFailedLetter(): Promise<Letter> {
  const member = await aMember(setup)
  await as('guest').member.forgotPassword({ email: member.email })
  await setup.site.background.idle()
  const letter = await takeLetter(em(), clock.now())
  if (!letter) throw new Error('there is no letter')
  await failLetter(em(), letter, clock.now(), '550 No such user')
  return letter
}

describe('the outbox', () => {
  it('shows admins which letters failed and why, without their contents', async () => {
    const letter = await aFailedLetter()
    const [written] = await lettersIn(setup)
    await as(await aMember(setup, { username: 'ada' })).member.sendCode({ type: 'password_change' })
    const shown = await as(await anAdmin(setup)).letter.outbox()
    expect(shown).toEqual({
      waiting: 1,
      failed: 1,
      letters: [
        {
          id: letter.id,
          kind: 'code_reset',
          address: letter.address,
          tries: 1,
          words: '550 No such user',
          createdAt: '2025-10-27T02:00:00.000Z',
          failedAt: '2025-10-27T02:00:00.000Z',
        },
      ],
    })
    expect(JSON.stringify(shown)).not.toContain(String(written?.variables['code']))
  })

  it('lets an admin retry a failed letter or delete it; each is recorded', async () => {
    const admin = as(await anAdmin(setup))
    const [one, other] = [await aFailedLetter(), await aFailedLetter()]
    expect(await admin.letter.retry({ id: one.id })).toBeNull()
    expect(await takeLetter(em(), clock.now())).toMatchObject({ id: one.id, tries: 1 })
    expect(await admin.letter.remove({ id: other.id })).toBeNull()
    expect(await em().count(Letter)).toBe(1)
    await expectRefusal(admin.letter.retry({ id: one.id }), 'missing', 'letter.not_found')
    await expectRefusal(admin.letter.remove({ id: one.id }), 'missing', 'letter.not_found')
    expect((await em().find(Audit, {}, { orderBy: { id: 'asc' } })).map(({ act }) => act)).toEqual([
      'letter.retry',
      'letter.remove',
    ])
  })

  it('is for admins alone', async () => {
    const { id } = await aFailedLetter()
    const member = as(await aMember(setup)).letter
    for (const call of [() => member.outbox(), () => member.retry({ id }), () => member.remove({ id })])
      await expectRefusal(call(), 'forbidden', 'session.not_admin')
  })

  it('deletes letters that failed long ago', async () => {
    await aFailedLetter()
    clock.advance(days(30))
    await deleteFailedLetters(em(), new Date(clock.now().getTime() - days(30) - 1))
    expect(await em().count(Letter)).toBe(1)
    await deleteFailedLetters(em(), new Date(clock.now().getTime() - days(30)))
    expect(await em().count(Letter)).toBe(0)
  })
})
