// Selects the tests of changed files, for `npm run check -- --changed`.
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
 * Returns the files that differ from a commit: committed since, uncommitted, and untracked ones.
 * @param {string} commit
 */
export function changedSince(commit) {
  const edited = git('diff', '--name-only', '--diff-filter=d', '-z', commit)
  return [...new Set([...edited, ...git('ls-files', '--others', '--exclude-standard', '-z')])].toSorted()
}

/** Returns all files of the project, tracked or untracked but not ignored. */
export const projectFiles = () => git('ls-files', '--cached', '--others', '--exclude-standard', '-z')

const isTest = path => /\.test\.tsx?$/.test(path)
const isQuick = path => isTest(path) && !path.startsWith('test/journeys/') && !path.startsWith('test/bench/')

/**
 * Returns the folder of the tests of a file: the folder in `test/` with the name of its own, or the nearest folder above that has tests.
 * Tests of `app/components/forum` are in `test/app/forum`.
 * @param {string} path
 * @param {readonly string[]} tests
 */
function testFolderOf(path, tests) {
  let folder = join('test', dirname(path).replace(/^app\/components(?=\/|$)/, 'app'))
  while (folder !== '.' && !tests.some(test => dirname(test) === folder)) folder = dirname(folder)
  return folder
}

/**
 * Returns the tests of changed files: changed tests themselves, tests in the folder of each file, tests that import one of them,
 * and the tests that check the whole project. Indirect imports do not count, because nearly all tests have some.
 * @param {readonly string[]} changed
 * @param {readonly string[]} files
 * @param {(path: string) => string} read
 */
export function testsFor(changed, files, read = path => readFileSync(inRoot(path), 'utf8')) {
  const tests = files.filter(isQuick)
  const everywhere = tests.filter(path => dirname(path) === 'test')
  const sources = changed.filter(path => !isTest(path))
  const folders = new Set(sources.map(path => testFolderOf(path, tests)))
  return tests.filter(
    path =>
      changed.includes(path) ||
      everywhere.includes(path) ||
      folders.has(dirname(path)) ||
      isImported(sources, path, read(path)),
  )
}

/** @type {(sources: readonly string[], test: string, text: string) => boolean} */
const isImported = (sources, test, text) =>
  [...text.matchAll(/from '([^']+)'/g)].some(([, name]) =>
    sources.includes(name.startsWith('#') ? name.slice(1) : join(dirname(test), name)),
  )
