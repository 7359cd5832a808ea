import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the test runner prints its usage, and does nothing else', () => {
  for (const flag of ['--help', '-h'])
    expect(
      execFileSync(process.execPath, ['tools/test/main.mjs', '--no-journeys', flag], { encoding: 'utf8' }),
    ).toMatch(/npm run check -- --changed/)
})
