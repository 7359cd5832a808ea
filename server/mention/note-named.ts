import type { Context } from '../rpc/context.ts'
import type { Naming } from './mention-columns.entity.ts'

/** A page that is kept shows these texts: it is made anew when somebody whom they name closes or opens their page, or leaves. */
export function noteNamed({ cacheTags }: Pick<Context, 'cacheTags'>, texts: readonly Pick<Naming, 'mentions'>[]): void {
  for (const { mentions } of texts) for (const { id } of mentions) cacheTags?.add(`member:${id}`)
}
