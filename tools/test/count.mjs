/** Returns the counts of one Vitest run from its JSON report. A file that could not be loaded counts as one failure. */
export function countOf(report, exitCode) {
  const unloaded = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const failed = report.numFailedTests + unloaded
  const passed = report.numPassedTests
  const skipped = report.numPendingTests + report.numTodoTests
  if (exitCode !== 0 && passed + failed + skipped === 0) return { passed, failed: 1, skipped, note: 'no test ran' }
  // Vitest also fails on errors outside any test.
  if (failed === 0 && exitCode !== 0)
    return { passed, failed: 1, skipped, note: 'an error outside the tests, see above' }
  return { passed, failed, skipped, remarks: report.testResults.flatMap(remarksOn) }
}

/** Returns the failed tests with the first lines of their messages, for the summary. */
function remarksOn({ name, status, message, assertionResults }) {
  const file = name.replace(/^.*?(?=test\/)/, '')
  if (status === 'failed' && assertionResults.length === 0) return [`FAILED ${file}: ${firstLines(message)}`]
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(
      ({ fullName, failureMessages }) =>
        `FAILED ${file}: ${fullName.trim()}\n${firstLines(failureMessages.map(reasonOf).join('\n'))}`,
    )
}

/** The stack of a test or hook that timed out begins with this name instead of the message. */
const reasonOf = message => message.replace(/^Error: STACK_TRACE_ERROR\b/, 'It timed out.')

const firstLines = text => text.split('\n').slice(0, 12).join('\n')

/** Returns the failures, the table of the stages, the total line, and the exit code. */
export function summaryOf(results) {
  const sum = key => results.reduce((total, result) => total + (result[key] ?? 0), 0)
  const [passed, failed] = [sum('passed'), sum('failed')]
  const width = Math.max(0, ...results.map(({ name }) => name.length))
  return {
    lines: [
      ...results.flatMap(({ remarks = [] }) => remarks),
      ...results.map(result => `${result.name.padEnd(width)}  ${wordsOf(result)}`),
    ],
    last: `${passed} passed, ${failed} failed`,
    code: failed > 0 || passed === 0 ? 1 : 0,
  }
}

function wordsOf({ passed, failed, skipped = 0, seconds = 0, note }) {
  const skips = skipped > 0 ? `, ${skipped} skipped` : ''
  return `${passed} passed, ${failed} failed${skips} (${seconds} s)${note === undefined ? '' : `: ${note}`}`
}
