import type { z } from 'zod'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { shownBoards } from '../board/board.queries.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import { normal } from './fold-text.ts'
import { markTitle } from './mark-hits.ts'
import { requireScope } from './require-scope.ts'
import { searchLimits, type halfTyped, type Suggestion } from './search.schema.ts'
import { suggestedMembers } from './suggestion.queries.ts'

const maxPlaces = 3

/** Returns suggestions for the letters typed so far: first boards and members, then titles. Within a board or a member, only titles. */
export async function findSuggestions(
  ctx: ProcedureContext,
  { q, board, member }: z.output<typeof halfTyped>,
  signal: AbortSignal | undefined,
): Promise<Suggestion[]> {
  const within = await requireScope(ctx, { board, member })
  const { texts, words } = await ctx.site.search.suggest({ q, ...within, prefer: ctx.locale }, signal)
  const isEverywhere = within.board === undefined && within.author === undefined
  const places = isEverywhere ? [...(await boardsFor(ctx, q)), ...(await membersFor(ctx, q))] : []
  const titles = await Promise.all(
    texts.map(async ({ kind, id, title, language }) => ({
      kind,
      path: kind === 'post' ? `/forum/post/${id}` : `/articles/${id}`,
      title: await markTitle(title, words, true),
      language,
    })),
  )
  return [...places, ...titles].slice(0, searchLimits.suggestions)
}

const isLongEnough = (q: string) => /\p{Script=Han}|[\p{L}\p{N}]{2}/u.test(q)

/** Returns the boards whose names contain the text, or match it by pinyin. */
async function boardsFor(ctx: ProcedureContext, q: string): Promise<Suggestion[]> {
  const word = normal(q)
  if (!isLongEnough(word)) return []
  const named = await Promise.all(
    (await shownBoards(ctx)).map(async board => ({
      kind: 'board' as const,
      path: `/forum/board/${board.id}`,
      title: await markTitle(board.nameIn(ctx.locale), [word], true),
    })),
  )
  return named.filter(({ title }) => title.some(({ hit }) => hit)).slice(0, maxPlaces)
}

/** Returns members whose names begin with the text. */
async function membersFor({ em, viewer }: ProcedureContext, q: string): Promise<Suggestion[]> {
  if (!/^\w{2,20}$/.test(q)) return []
  const visibility = isSignedIn(viewer) ? ['everybody', 'members'] : ['everybody']
  const members = await suggestedMembers(em, { beginning: q, visibility, limit: maxPlaces })
  return members.map(({ username }) => ({
    kind: 'member',
    path: `/members/${username}`,
    title: [
      { text: username.slice(0, q.length), hit: true },
      ...(username.length > q.length ? [{ text: username.slice(q.length), hit: false }] : []),
    ],
  }))
}
