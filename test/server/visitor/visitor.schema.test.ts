import { describe, expect, it } from 'vitest'
import { addVisitor } from '#server/visitor/visitor.schema.ts'

describe('the session of a visitor', () => {
  it.each(['', ' ', 'visitor_1', 'a.b', 'x'.repeat(65), '访客', '\u0000', "';--", 'a\n', 7, true, ['a']])(
    'is not %j',
    sessionId => {
      const issues = addVisitor.safeParse({ sessionId }).error?.issues
      expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
        ['sessionId', 'visitor.session_id'],
      ])
    },
  )

  it.each(['a', '0', '-', 'x'.repeat(64), 'Visitor-1-Z', null, undefined])('may be %j', sessionId => {
    expect(addVisitor.parse({ sessionId }).sessionId).toBe(sessionId)
  })
})
