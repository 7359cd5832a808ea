import type { Context } from '../rpc/context.ts'
import type { Naming } from './mention-columns.entity.ts'

/** Adds cache tags for the mentioned members: a cached page is rendered again when one of them closes or opens their page, or leaves. */
export function noteNamed({ cacheTags }: Pick<Context, 'cacheTags'>, texts: readonly Pick<Naming, 'mentions'>[]): void {
  for (const { mentions } of texts) for (const { id } of mentions) cacheTags?.add(`member:${id}`)
}
