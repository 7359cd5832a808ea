import { expect, test } from 'vitest'
import { countOf, summaryOf } from '../../tools/test/count.mjs'

const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }

test('tests are counted one by one', () => {
  const counted = countOf({ ...report, numFailedTests: 2, numPendingTests: 1 }, 1)
  expect(counted).toMatchObject({ passed: 3, failed: 2, skipped: 1 })
})

test('a failed test is named with its titles above the table', () => {
  const of = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages })
  const testResults = [
    {
      name: '/a/place/test/journeys/home/film.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [of('plays', 'failed', 'expected 1'), of('ends', 'passed')],
    },
  ]
  const counted = countOf({ ...report, numFailedTests: 1, testResults }, 1)
  expect(summaryOf([{ name: 'journeys', seconds: 9, ...counted }]).lines).toEqual([
    'FAILED test/journeys/home/film.test.ts: plays\nexpected 1',
    'journeys  3 passed, 1 failed (9 s)',
  ])
})

test('a test that timed out is named as such, with its place', () => {
  const message = 'Error: STACK_TRACE_ERROR\n    at live.test.ts:33:1'
  const timedOut = { fullName: 'reconnects', status: 'failed', failureMessages: [message] }
  const file = { name: '/x/test/live.test.ts', status: 'failed', message: '', assertionResults: [timedOut] }
  expect(countOf({ ...report, numFailedTests: 1, testResults: [file] }, 1).remarks).toEqual([
    'FAILED test/live.test.ts: reconnects\nIt timed out.\n    at live.test.ts:33:1',
  ])
})

test('a file that could not be loaded counts as a failure', () => {
  const unloaded = { name: 'test/a.test.ts', status: 'failed', message: 'no such file', assertionResults: [] }
  expect(countOf({ ...report, testResults: [unloaded] }, 1)).toMatchObject({ passed: 3, failed: 1 })
})

test('an error outside the tests counts as a failure', () => {
  expect(countOf(report, 1)).toMatchObject({ passed: 3, failed: 1 })
})

test('a suite without tests counts as a failure', () => {
  expect(countOf({ ...report, numPassedTests: 0 }, 1)).toMatchObject({ passed: 0, failed: 1, note: 'no test ran' })
})

test('the last line has the total of all stages', () => {
  const { last, code } = summaryOf([
    { name: 'types', passed: 1, failed: 0 },
    { name: 'server', passed: 40, failed: 2 },
  ])
  expect(last).toBe('41 passed, 2 failed')
  expect(code).toBe(1)
})

test('the run succeeds only when something ran and nothing failed', () => {
  expect(summaryOf([{ name: 'types', passed: 1, failed: 0 }]).code).toBe(0)
  expect(summaryOf([]).code).toBe(1)
  expect(summaryOf([{ name: 'server', passed: 0, failed: 0 }]).code).toBe(1)
})
