// Makes the bill of materials (CycloneDX 1.6) from the lock file alone, without network: the same lock file gives the same bytes.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

export const readLock = () => JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))

/** Licences of old packages that declare them in a form that lock files do not carry; taken from the packages themselves. */
const licencesByHand = { eval: 'MIT', format: 'MIT', 'require-like': 'MIT' }

const nameIn = path => path.replace(/^.*node_modules\//, '')

/** Returns the packages of the lock file, one per name and version, with their path, licence, and whether only development needs them. */
export function packagesOf({ packages }) {
  const found = new Map()
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '' || entry.link === true) continue
    const name = entry.name ?? nameIn(path)
    const purl = purlOf(name, entry.version)
    const licence = entry.license ?? licencesByHand[name] ?? 'unknown'
    const kind = entry.dev === true ? 'development' : entry.optional === true ? 'optional' : 'required'
    const before = found.get(purl)
    const paths = [...(before?.paths ?? []), path]
    const worst = before === undefined || rank[kind] < rank[before.kind] ? kind : before.kind
    found.set(purl, { name, version: entry.version, purl, licence, kind: worst, integrity: entry.integrity, paths })
  }
  return [...found.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1))
}

const rank = { required: 0, optional: 1, development: 2 }

const purlOf = (name, version) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

/** Returns the CycloneDX 1.6 document as an object. */
export function sbomOf(lock) {
  const all = packagesOf(lock)
  const root = lock.packages['']
  const own = purlOf(root.name, root.version)
  const serial = createHash('sha256').update(JSON.stringify(lock)).digest('hex')
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(serial)}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own,
        name: root.name,
        version: root.version,
        licenses: licencesOf(root.license),
        purl: own,
      },
    },
    components: all.map(componentOf),
    dependencies: [
      { ref: own, dependsOn: needsOf(lock, '') },
      ...all.map(({ purl, paths }) => ({
        ref: purl,
        dependsOn: [...new Set(paths.flatMap(path => needsOf(lock, path)))].sort(),
      })),
    ],
  }
}

const uuidOf = hex =>
  [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')

const scopes = { required: 'required', optional: 'optional', development: 'excluded' }

const componentOf = ({ name, version, purl, licence, kind, integrity }) => ({
  type: 'library',
  'bom-ref': purl,
  ...(name.startsWith('@') ? { group: name.split('/')[0], name: name.split('/')[1] } : { name }),
  version,
  scope: scopes[kind],
  ...(integrity === undefined ? {} : { hashes: hashesOf(integrity) }),
  ...(licence === 'unknown' ? {} : { licenses: licencesOf(licence) }),
  purl,
})

const algorithms = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' }

const hashesOf = integrity =>
  integrity.split(' ').map(each => {
    const [algorithm, digest] = each.split(/-(.*)/s)
    return { alg: algorithms[algorithm], content: Buffer.from(digest, 'base64').toString('hex') }
  })

const licencesOf = licence => (/ |\(/.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }])

/** Returns the dependencies of a package, each resolved as Node does from there. Dependencies for other systems may be missing. */
function needsOf({ packages }, path) {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = packages[path]
  const names = Object.keys({ ...dependencies, ...(path === '' ? devDependencies : {}), ...optionalDependencies })
  const refs = names.flatMap(name => {
    const found = placeOf(packages, path, name)
    return found === undefined ? [] : [purlOf(packages[found].name ?? name, packages[found].version)]
  })
  return [...new Set(refs)].sort()
}

function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(?!.*node_modules\/).*$/, '')) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[place] !== undefined) return place
    if (folder === '') return undefined
  }
}

/** Writes build/sbom.cdx.json. */
export function writeSbom() {
  mkdirSync(inRoot('build'), { recursive: true })
  writeFileSync(inRoot('build', 'sbom.cdx.json'), `${JSON.stringify(sbomOf(readLock()), null, 2)}\n`)
}
