// Which tests a change touches, for `npm run check -- --changed`.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { inRoot } from '../launcher/paths.mjs'

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: inRoot('.'), encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)

/**
 * The files that differ from a commit: what is committed since, what is not yet, and what git does not know.
 * @param {string} commit
 */
export function changedSince(commit) {
  const edited = git('diff', '--name-only', '--diff-filter=d', '-z', commit)
  return [...new Set([...edited, ...git('ls-files', '--others', '--exclude-standard', '-z')])].toSorted()
}

/** Every file of the project that git knows or would add. */
export const projectFiles = () => git('ls-files', '--cached', '--others', '--exclude-standard', '-z')

const isTest = path => /\.test\.tsx?$/.test(path)
const isQuick = path => isTest(path) && !path.startsWith('test/journeys/') && !path.startsWith('test/bench/')

/**
 * The tests that look at these files: the files themselves where they are tests, those in the folder of `test/` that mirrors theirs, those
 * that import one of them, and the rules that hold everywhere. Not those that reach them by way of others: nearly all do.
 * @param {readonly string[]} changed
 * @param {readonly string[]} files
 * @param {(path: string) => string} read
 */
export function testsFor(changed, files, read = path => readFileSync(inRoot(path), 'utf8')) {
  const tests = files.filter(isQuick)
  const everywhere = tests.filter(path => dirname(path) === 'test')
  const sources = changed.filter(path => !isTest(path))
  const mirrored = new Set(sources.map(path => join('test', dirname(path))))
  return tests.filter(
    path =>
      changed.includes(path) ||
      everywhere.includes(path) ||
      mirrored.has(dirname(path)) ||
      isImported(sources, path, read(path)),
  )
}

/** @type {(sources: readonly string[], test: string, text: string) => boolean} */
const isImported = (sources, test, text) =>
  [...text.matchAll(/from '([^']+)'/g)].some(([, name]) =>
    sources.includes(name.startsWith('#') ? name.slice(1) : join(dirname(test), name)),
  )
