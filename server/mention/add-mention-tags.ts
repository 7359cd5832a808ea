import type { Context } from '../rpc/context.ts'
import type { Mentions } from './mentions.entity.ts'

/** Adds cache tags for the mentioned members: a cached page is rendered again when one of them closes or opens their page, or leaves. */
export function addMentionTags(
  { cacheTags }: Pick<Context, 'cacheTags'>,
  texts: readonly Pick<Mentions, 'mentions'>[],
): void {
  for (const { mentions } of texts) for (const { id } of mentions) cacheTags?.add(`member:${id}`)
}
