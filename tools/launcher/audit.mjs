// Checks the dependencies: their licences from the lock file, and their known vulnerabilities from the registry's advisories.
import { execFile } from 'node:child_process'
import { root } from './paths.mjs'
import { packagesOf, readLock } from './sbom.mjs'

/**
 * Licences whose terms this project meets: its own text stays MIT, notices stay in node_modules, and packages under LGPL or MPL are used unchanged as
 * separate libraries.
 */
const accepted = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'BlueOak-1.0.0',
    'Unlicense',
    'Zlib',
  ],
  ...['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'OFL-1.1', 'Python-2.0', 'PSF-2.0', 'MPL-2.0', 'LGPL-3.0-or-later'],
])

const severe = ['high', 'critical']

/** Returns true if every part of a licence expression is accepted; of alternatives, at least one. */
export const isAccepted = licence =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some(choice => choice.split(' AND ').every(part => accepted.has(part.trim())))

/** Returns the packages by licence, the most frequent licence first. */
export function licencesIn(lock) {
  const groups = new Map()
  for (const each of packagesOf(lock)) groups.set(each.licence, [...(groups.get(each.licence) ?? []), each])
  return [...groups].sort(([, one], [, other]) => other.length - one.length)
}

/** Returns one line per vulnerability in the output of `npm audit --json`, the most severe first. */
export function vulnerabilitiesIn({ vulnerabilities = {} }) {
  const order = ['critical', 'high', 'moderate', 'low', 'info']
  const findings = Object.values(vulnerabilities).flatMap(({ name, via, range }) =>
    via.flatMap(cause =>
      typeof cause === 'string'
        ? []
        : [{ severity: cause.severity, name, range: cause.range ?? range, title: cause.title, url: cause.url }],
    ),
  )
  return findings.sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity))
}

/** Exit code 1: a licence to review, or a severe vulnerability; 2: the registry could not be reached. */
export async function audit() {
  const hasUnknownLicence = printLicences(readLock())
  const report = await queryRegistry()
  if (report === undefined) {
    console.log(
      'Known vulnerabilities: the registry could not be asked (no network?). The licences above are from the lock file.',
    )
    return hasUnknownLicence ? 1 : 2
  }
  const vulnerabilities = vulnerabilitiesIn(report)
  console.log(
    vulnerabilities.length === 0 ? 'Known vulnerabilities: none.' : `Known vulnerabilities: ${vulnerabilities.length}`,
  )
  for (const { severity, name, range, title, url } of vulnerabilities)
    console.log(`  ${severity.padEnd(9)} ${name} ${range}  ${title}  ${url}`)
  return hasUnknownLicence || vulnerabilities.some(({ severity }) => severe.includes(severity)) ? 1 : 0
}

function printLicences(lock) {
  console.log(`Licences of ${packagesOf(lock).length} packages:`)
  let hasUnknownLicence = false
  for (const [licence, packages] of licencesIn(lock)) {
    const isAcceptable = isAccepted(licence)
    hasUnknownLicence ||= !isAcceptable
    const names = packages.length <= 5 || !isAcceptable ? `  ${packages.map(({ name }) => name).join(', ')}` : ''
    console.log(
      `  ${String(packages.length).padStart(4)}  ${licence}${isAcceptable ? '' : '  TO BE LOOKED AT'}${names}`,
    )
  }
  return hasUnknownLicence
}

/** npm exits with 1 if it found something, but still prints its result. */
function queryRegistry() {
  const npm = process.env.npm_execpath
  const args = ['audit', '--json', '--package-lock-only']
  const [command, given] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args]
  return new Promise(resolve => {
    execFile(command, given, { cwd: root, timeout: 60_000, maxBuffer: 32 * 1024 * 1024 }, (_, output) => {
      try {
        const report = JSON.parse(output)
        resolve(report.vulnerabilities === undefined ? undefined : report)
      } catch {
        resolve(undefined)
      }
    })
  })
}
