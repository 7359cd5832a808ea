import { expect, it } from 'vitest'
import { departedName } from '#app/i18n/placeholders.ts'
import { departed } from '#server/member/person.ts'

it('pages know the placeholder of a former member as the server writes it', () => {
  expect(departedName).toBe(departed.username)
})
