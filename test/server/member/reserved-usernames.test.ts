import { describe, expect, it } from 'vitest'
import { isReserved } from '#server/member/reserved-usernames.ts'

describe('reserved names', () => {
  it.each(['admin', 'Administrator', 'root', 'SYSTEM', 'hohai', 'hhu', '管理员', 'admin1915', '__root__', 'null'])(
    'include %s',
    name => {
      expect(isReserved(name)).toBe(true)
    },
  )

  it.each(['ada', 'administering', 'hohai_fan', 'rootbeer', '1915', '___'])('do not include %s', name => {
    expect(isReserved(name)).toBe(false)
  })
})
