import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { vulnerabilitiesIn, isAccepted, licencesIn } from '../../tools/launcher/audit.mjs'
import { packagesOf, readLock, sbomOf } from '../../tools/launcher/sbom.mjs'

const lock = z.looseObject({ packages: z.record(z.string(), z.unknown()) }).parse(readLock())

const licence = z.union([
  z.strictObject({ expression: z.string() }),
  z.object({ license: z.object({ id: z.string() }) }),
])
const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  serialNumber: z.string(),
  version: z.literal(1),
  metadata: z.object({ component: z.object({ purl: z.string() }) }),
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      name: z.string(),
      version: z.string(),
      scope: z.enum(['required', 'optional', 'excluded']),
      licenses: z.array(licence),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
      purl: z.string(),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})
const holes = z.array(z.object({ severity: z.string(), name: z.string() }))

describe('the bill of materials', () => {
  const sbom = bill.parse(sbomOf(lock))

  test('is CycloneDX and names each package of the lock file once, with version, licence and hash', () => {
    expect(sbom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
    const refs = sbom.components.map(component => component['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    expect(refs).toContain('pkg:npm/react@18.3.1')
    expect(refs).toContain('pkg:npm/%40trpc/server@11.19.0')
    const react = sbom.components.find(({ purl }) => purl === 'pkg:npm/react@18.3.1')
    expect(react).toMatchObject({ name: 'react', scope: 'required', licenses: [{ license: { id: 'MIT' } }] })
    expect(react?.hashes?.map(({ alg }) => alg)).toEqual(['SHA-512'])
    expect(react?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/)
  })

  test('marks packages that only development needs', () => {
    expect(sbom.components.find(({ name }) => name === 'vitest')).toMatchObject({ scope: 'excluded' })
    expect(sbom.components.find(({ name }) => name === 'hono')).toMatchObject({ scope: 'required' })
  })

  test('lists the dependencies of each package, all of them in the bill', () => {
    const refs = new Set([...sbom.components.map(({ purl }) => purl), sbom.metadata.component.purl])
    expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter(ref => !refs.has(ref))).toEqual([])
    const dom = sbom.dependencies.find(({ ref }) => ref === 'pkg:npm/react-dom@18.3.1')
    expect(dom?.dependsOn.some(ref => ref.startsWith('pkg:npm/scheduler@'))).toBe(true)
  })

  test('is equal for an equal lock file', () => {
    expect(JSON.stringify(sbomOf(readLock())) === JSON.stringify(sbomOf(readLock()))).toBe(true)
  })
})

describe('the licences of the packages', () => {
  test('are all known, and compatible with the licence of this project', () => {
    expect(z.array(z.unknown()).parse(packagesOf(lock)).length).toBeGreaterThan(500)
    expect(licencesIn(lock).filter(([licence]) => !isAccepted(licence))).toEqual([])
  })

  test('are parsed as SPDX expressions', () => {
    expect(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'].map(isAccepted)).toEqual([true, true, true])
    expect(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-3.0', 'unknown'].map(isAccepted)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

test('known vulnerabilities are listed one by one, the most severe first, each cause once', () => {
  const result = {
    vulnerabilities: {
      a: { name: 'a', range: '<1', via: [{ severity: 'low', title: 'small', url: 'https://x/1', range: '<1' }] },
      b: { name: 'b', range: '*', via: ['a'] },
      c: { name: 'c', range: '<2', via: [{ severity: 'critical', title: 'large', url: 'https://x/2', range: '<2' }] },
    },
  }
  expect(holes.parse(vulnerabilitiesIn(result)).map(({ severity, name }) => `${severity} ${name}`)).toEqual([
    'critical c',
    'low a',
  ])
  expect(vulnerabilitiesIn({ vulnerabilities: {} })).toEqual([])
})
