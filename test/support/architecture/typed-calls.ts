import { importRule, type Rule } from './rule.ts'

/** A component that calls procedures without React Query has no retries, no cancellation and no message on failure (docs/decisions/libraries.md). */
export const typedCalls: Readonly<Record<string, Rule>> = {
  typedCalls: importRule(
    'components make typed calls through React Query: app/browser/trpc-hooks.tsx, or load-query-client.ts on light pages',
    (from, to) =>
      /^app\/(components|routes|forms)\//.test(from.path) && /^app\/browser\/(rpc|query)-client\.ts$/.test(to.target),
  ),
}

export const typedCallExamples = {
  typedCalls: {
    wrong: [
      ['app/components/like/like.tsx', `import { openRpc } from '#app/browser/rpc-client.ts'`],
      ['app/routes/home.tsx', `const open = () => import('#app/browser/query-client.ts')`],
    ],
    right: [
      ['app/components/like/like.tsx', `import { trpc } from '#app/browser/trpc-hooks.tsx'`],
      ['app/browser/passkeys.ts', `import { openRpc } from './rpc-client.ts'`],
    ],
  },
} satisfies Record<string, { wrong: [string, string][]; right: [string, string][] }>
