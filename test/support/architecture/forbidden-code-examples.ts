type Examples = Readonly<Record<'wrong' | 'right', readonly [path: string, code: string][]>>

/** For each rule of forbidden-code.ts: code that breaks it, and similar code that does not. */
export const forbiddenCodeExamples = {
  names: {
    wrong: [
      ['server/utils/dates.ts', ''],
      ['app/components/card-helpers.ts', ''],
      ['server/pledge/pledge.types.ts', ''],
      ['test/support/data.ts', ''],
    ],
    right: [['test/support/data-dir.ts', '']],
  },
  kebabCase: {
    wrong: [['app/components/PledgeCard.tsx', '']],
    right: [
      ['app/components/pledge-card.tsx', ''],
      ['app/routes/pledges.$id_.edit.tsx', ''],
    ],
  },
  settings: {
    wrong: [
      ['server/http/create-http-layer.ts', `const port = process.env.PORT`],
      ['server/http/create-http-layer.ts', `import { env } from 'node:process'`],
    ],
    right: [
      ['server/kernel/env.ts', `const port = process.env.PORT`],
      ['server/http/create-http-layer.ts', `process.exit(1)`],
    ],
  },
  wordsInMarkup: {
    wrong: [
      ['app/components/era.tsx', `const era = <p>Words {name}</p>`],
      ['app/components/era.tsx', `const era = <>文字</>`],
      ['app/components/era.tsx', `const era = <p>{'Words'}</p>`],
    ],
    right: [
      ['app/components/era.tsx', `const era = <p className="era" title={'era'}>{t('words')} · 3{' '}</p>`],
      ['test/app/era.test.tsx', `const era = <p>Words</p>`],
    ],
  },
  formatsWithoutIntl: {
    wrong: [
      ['app/components/like/like-count.tsx', `const text = count.toLocaleString('en')`],
      ['app/routes/search.tsx', `const { NumberFormat } = Intl`],
      ['app/forms/sorted.ts', `names.sort((one, other) => one.localeCompare(other))`],
    ],
    right: [
      ['app/components/like/like-count.tsx', `const text = groupDigits(count)`],
      ['server/poster/text.ts', `const text = count.toLocaleString('en')`],
    ],
  },
  unitOfWork: {
    wrong: [
      ['server/pledge/submit-pledge.ts', `await em.flush()`],
      ['server/pledge/submit-pledge.ts', `await ctx.em.transactional(work)`],
      ['server/http/rest.ts', `em.begin()`],
    ],
    right: [
      ['server/rpc/unit-of-work.ts', `await em.flush()`],
      ['server/pledge/submit-pledge.ts', `await ctx.commit()`],
    ],
  },
  casts: {
    wrong: [
      ['server/pledge/pledge.view.ts', `const one = two as Pledge`],
      ['server/pledge/pledge.view.ts', `const one = <Pledge>two`],
      ['app/root.tsx', `const one = two!.three`],
      ['test/server/pledge.test.ts', `const one: any = two`],
    ],
    right: [['app/root.tsx', `const one = ['a'] as const; const any = one satisfies unknown`]],
  },
  refusalByShape: {
    wrong: [['app/forms/submit.ts', `if (error instanceof Refusal) throw error`]],
    right: [
      ['app/forms/submit.ts', `if (error instanceof Response) throw error`],
      ['server/rpc/to-trpc-error.ts', `if (error instanceof Refusal) throw error`],
    ],
  },
  noSilencing: {
    wrong: [
      ['app/root.tsx', `// @ts-expect-error it works`],
      ['test/server/pledge.test.ts', '/* eslint' + '-disable */'],
      ['test/server/pledge.test.ts', '// oxlint' + '-disable-next-line no-console'],
    ],
    right: [['test/server/pledge.test.ts', `// @ts-expect-error a draft has no number`]],
  },
  noDefault: {
    wrong: [
      ['app/components/era.tsx', `export default function Era() {}`],
      ['server/pledge/pledge.view.ts', `export default view`],
    ],
    right: [
      ['app/routes/_index.tsx', `export default function Home() {}`],
      ['app/components/era.tsx', `export function Era() {}`],
    ],
  },
} satisfies Record<string, Examples>
