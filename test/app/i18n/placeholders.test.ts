import { expect, it } from 'vitest'
import { departedName } from '#app/i18n/placeholders.ts'
import { deletedAccount } from '#server/member/author-card.ts'

it('pages and server use the same placeholder for a former member', () => {
  expect(departedName).toBe(deletedAccount.username)
})
