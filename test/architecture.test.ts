import { describe, expect, test } from 'vitest'
import { effectExamples, effects } from '#test/support/architecture/react-effects.ts'
import { layers } from '#test/support/architecture/layers.ts'
import { heavyPackages, startupModules } from '#test/support/architecture/startup-modules.ts'
import { forbiddenCodeExamples } from '#test/support/architecture/forbidden-code-examples.ts'
import { forbiddenCode } from '#test/support/architecture/forbidden-code.ts'
import { parseModule, readModules } from '#test/support/architecture/modules.ts'
import { typedCallExamples, typedCalls } from '#test/support/architecture/typed-calls.ts'

const rules = { ...layers, ...forbiddenCode, ...effects, ...typedCalls }
const modules = readModules(['app', 'server', 'test'])

describe('the tree keeps its rules', () => {
  test.each(Object.entries(rules))('%s', (_, { promise, broken }) => {
    expect(modules.flatMap(broken), promise).toEqual([])
  })

  test('there are modules to check', () => {
    expect(modules.flatMap(module => module.imports).length).toBeGreaterThan(modules.length)
  })
})

describe('the start of the server', () => {
  const entries = ['server/start-site.ts', 'app/root.tsx', 'app/entry.server.tsx']
  const routes = modules.map(({ path }) => path).filter(path => path.startsWith('app/routes/'))

  test('loads no module that only pictures and letters need', () => {
    const eager = [...entries, ...routes].flatMap(entry =>
      [...startupModules(entry, modules)]
        .filter(([target]) => heavyPackages.test(target))
        .map(([target, from]) => `${from} loads ${target}`),
    )
    expect([...new Set(eager)], 'load it with import() where it is used').toEqual([])
  })

  test('checks the settings before it loads the site and the ORM', () => {
    const loaded = [...startupModules('server/index.ts', modules).keys()]
    expect(loaded).toContain('server/kernel/env.ts')
    expect(loaded.filter(target => target === 'server/start-site.ts' || target.startsWith('@mikro-orm/'))).toEqual([])
  })

  test('is followed through static imports, but not through dynamic or type-only ones', () => {
    const tree = [
      parseModule('server/index.ts', `import { poster } from './poster/poster.ts'`),
      parseModule('server/poster/poster.ts', `import type { Font } from 'satori'; const draw = () => import('sharp')`),
    ]
    expect([...startupModules('server/index.ts', tree).keys()]).toEqual(['server/index.ts', 'server/poster/poster.ts'])
    const eager = [...tree.slice(0, 1), parseModule('server/poster/poster.ts', `import sharp from 'sharp'`)]
    expect(startupModules('server/index.ts', eager).get('sharp')).toBe('server/poster/poster.ts')
    expect(startupModules('server/start-site.ts', modules).has('server/router.ts')).toBe(true)
  })
})

/** For each rule: code that breaks it, and similar code that does not. */
const examples: Record<keyof typeof rules, { wrong: readonly [string, string][]; right: readonly [string, string][] }> =
  {
    direction: {
      wrong: [
        ['server/kernel/ids.ts', `import { router } from '../rpc/procedures.ts'`],
        ['server/rpc/unit-of-work.ts', `import type { Pledge } from '../pledge/pledge.entity.ts'`],
        ['server/rpc/unit-of-work.ts', `import { isGone } from '#server/db/gone.ts'`],
        ['server/pledge/pledge.queries.ts', `export { open } from '../db/connection.ts'`],
        ['server/db/connection.ts', `const http = await import('../http/http.ts')`],
      ],
      right: [
        ['server/http/create-http-layer.ts', `import { appRouter } from '../router.ts'`],
        ['server/db/entities.ts', `import { Pledge } from '../pledge/pledge.entity.ts'`],
        ['server/kernel/refusal.ts', `import type { Code } from '../refusal-codes.schema.ts'`],
      ],
    },
    foreignNoun: {
      wrong: [
        ['server/pledge/pledge.router.ts', `import { viewMember } from '../member/member.view.ts'`],
        ['server/pledge/pledge.router.ts', `import { memberRouter } from '../member/member.router.ts'`],
      ],
      right: [
        ['server/pledge/pledge.router.ts', `import { Member } from '../member/member.entity.ts'`],
        ['server/pledge/pledge.router.ts', `import { viewPledge } from './pledge.view.ts'`],
        ['server/router.ts', `import { memberRouter } from './member/member.router.ts'`],
      ],
    },
    ormPackages: {
      wrong: [
        ['server/pledge/pledge.router.ts', `import type { EntityManager } from '@mikro-orm/core'`],
        ['app/root.tsx', `import { MikroORM } from '@mikro-orm/postgresql'`],
      ],
      right: [
        ['server/pledge/pledge.queries.ts', `import type { EntityManager } from '@mikro-orm/core'`],
        ['server/rpc/unit-of-work.ts', `import { FlushMode } from '@mikro-orm/core'`],
      ],
    },
    schemasArePure: {
      wrong: [
        ['server/pledge/pledge.schema.ts', `import { argon2 } from 'argon2'`],
        ['server/pledge/pledge.schema.ts', `import type { Pledge } from './pledge.entity.ts'`],
      ],
      right: [
        [
          'server/pledge/pledge.schema.ts',
          `import { z } from 'zod'; import { text } from '../kernel/primitives.schema.ts'`,
        ],
      ],
    },
    appReachesServer: {
      wrong: [
        ['app/root.tsx', `import { Refusal } from '#server/kernel/refusal.ts'`],
        ['app/root.tsx', `import { type AppRouter } from '#server/router.ts'`],
      ],
      right: [
        ['app/root.tsx', `import type { AppRouter } from '#server/router.ts'`],
        ['app/routes/join.tsx', `import { register } from '#server/member/member.schema.ts'`],
      ],
    },
    noEntityInApp: {
      wrong: [['app/routes/_index.tsx', `import type { Pledge } from '#server/pledge/pledge.entity.ts'`]],
      right: [['app/routes/_index.tsx', `import type { PledgeView } from '#server/pledge/pledge.view.ts'`]],
    },
    wordsArePure: {
      wrong: [
        ['app/i18n/zh/index.ts', `import { useState } from 'react'`],
        ['app/i18n/refusal-text.ts', `import { textsIn } from './server-texts.ts'`],
        ['app/content/eras.ts', `import { Era } from '#app/components/era.tsx'`],
        ['app/book/book-entries.ts', `import { bookText } from '#server/book/book.schema.ts'`],
      ],
      right: [
        ['app/content/eras.ts', `import { z } from 'zod'; import { locale } from '#app/i18n/locale.ts'`],
        ['app/i18n/server-texts.ts', `import { createInstance } from 'i18next'`],
        ['app/book/book-entries.ts', `import type { BookText } from '#server/book/book.schema.ts'`],
        ['app/i18n/time-text.ts', `import { dateInShanghai } from '#server/kernel/shanghai-time.schema.ts'`],
      ],
    },
    serverReachesApp: {
      wrong: [
        ['server/pledge/pledge.view.ts', `import { eras } from '#app/content/eras.ts'`],
        ['server/http/pages.ts', `import { Root } from '#app/root.tsx'`],
        ['server/http/pages.ts', `import { textsIn } from '#app/i18n/server-texts.ts'`],
      ],
      right: [
        ['server/db/seed/seed-pledges-and-blessings.ts', `import { samples } from '#app/content/samples.ts'`],
        ['server/mail/letter.ts', `import { zh } from '#app/i18n/zh/index.ts'`],
      ],
    },
    nothingFromTest: {
      wrong: [['server/db/seed/seed-pledges-and-blessings.ts', `import { aMember } from '#test/support/factories.ts'`]],
      right: [['test/server/pledge.test.ts', `import { aMember } from '#test/support/factories.ts'`]],
    },
    componentsGetText: {
      wrong: [['app/components/era.tsx', `import { eras } from '#app/content/eras.ts'`]],
      right: [
        ['app/routes/_index.tsx', `import { eras } from '#app/content/eras.ts'`],
        ['app/components/era.tsx', `import type { Era } from '#app/content/eras.ts'`],
      ],
    },
    componentsWithoutZod: {
      wrong: [['app/components/pledge.tsx', `import { limits } from '#server/pledge/pledge.schema.ts'`]],
      right: [['app/components/pledge.tsx', `import type { Limits } from '#server/pledge/pledge.schema.ts'`]],
    },
    uiKnowsNoDomain: {
      wrong: [['app/components/ui/card.tsx', `import { PledgeCard } from '../pledge-card.tsx'`]],
      right: [
        ['app/components/ui/card.tsx', `import { Button } from './button.tsx'; import { X } from 'lucide-react'`],
      ],
    },
    ...forbiddenCodeExamples,
    ...effectExamples,
    ...typedCallExamples,
  }

describe('each rule finds its violations', () => {
  test.each(Object.entries(rules))('%s', (name, { broken }) => {
    const { wrong = [], right = [] } = examples[name] ?? {}
    expect(wrong.length).toBeGreaterThan(0)
    for (const [path, text] of wrong) expect(broken(parseModule(path, text)), `${path}: ${text}`).not.toEqual([])
    for (const [path, text] of right) expect(broken(parseModule(path, text)), `${path}: ${text}`).toEqual([])
  })
})
