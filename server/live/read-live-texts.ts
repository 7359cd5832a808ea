import type { Site } from '../rpc/context.ts'
import { withProxiedPictures } from '../rpc/proxied-image-addresses.ts'
import type { SinceQuery } from '../rpc/text-kind-contract.ts'
import { textKinds, type TextType } from '../kernel/text-kind-properties.schema.ts'
import type { TorchState } from '../torch/torch.schema.ts'
import type { LiveText, TopicName } from './live.schema.ts'

/** Reads the torch as it is now, and as it was at a given count. */
export interface LiveTorch {
  current: (site: Site) => Promise<TorchState>
  atCount: (site: Site, count: number) => Promise<TorchState>
}

/** Ids of texts by their kind. */
export type TextIds = ReadonlyMap<TextType, ReadonlySet<number>>

/** Returns those of these texts that are public, with pictures of other hosts proxied through this site. */
export async function readTexts({ texts, fork, vault }: Site, ids: TextIds): Promise<LiveText[]> {
  const read = []
  for (const [type, of] of ids) read.push(...((await texts[type].live?.read(fork(), [...of])) ?? []))
  return withProxiedPictures(vault, read)
}

/** Returns the newest texts of a topic that became public since a moment. */
export async function textsSince(
  { texts, fork, vault }: Site,
  topic: TopicName,
  asked: SinceQuery,
): Promise<LiveText[]> {
  const read = []
  for (const { type } of textKinds.filter(kind => kind.topic?.name === topic))
    read.push(...((await texts[type].live?.since(fork(), asked)) ?? []))
  return withProxiedPictures(vault, read)
}
