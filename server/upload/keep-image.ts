import { randomBytes } from 'node:crypto'
import type { Site } from '../rpc/context.ts'
import { queueSender } from '../rpc/caller-key.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import { requireMember } from '../member/require-member.ts'
import { decodeImage } from './decode-image.ts'
import { namesOf } from './image-names.ts'
import { Upload } from './upload.entity.ts'
import { findForgotten, forgetUpload, postponeRemoval } from './upload.queries.ts'
import { uploadLimits, type KeptImage } from './upload.schema.ts'

/** Keeps an image of a member's, made anew (docs/product.md#images). The row is written before the files: what goes wrong later is swept up. */
export async function keep(ctx: MemberWork, bytes: Uint8Array): Promise<KeptImage> {
  const { em, site, viewer } = ctx
  if (bytes.length === 0) throw new Refusal('invalid', 'upload.none', { field: 'image' })
  if (bytes.length > uploadLimits.bytes) throw new Refusal('too_large', 'upload.too_large', { field: 'image' })
  const { width, height, ...files } = await decodeImage(bytes, queueSender(ctx))
  const key = randomBytes(16).toString('base64url')
  const size = files.large.length + files.small.length + files.square.length
  const owner = await requireMember(em, viewer)
  em.persist(em.create(Upload, { key, owner, bytes: size, width, height, createdAt: site.clock.now() }))
  await ctx.commit()
  const names = namesOf(key)
  await site.store.put(names.large, files.large)
  await site.store.put(names.small, files.small)
  await site.store.put(names.square, files.square)
  const at = (name: string) => `/uploads/${name}`
  return { url: at(names.large), small: at(names.small), square: at(names.square), width, height }
}

/** Removes the images that no text has named for a day: first the files, then the row. One that fails is tried again, and stops no other. */
export async function removeForgotten(site: Pick<Site, 'fork' | 'clock' | 'store' | 'report'>): Promise<void> {
  const { fork, clock, store, report } = site
  for (const key of await findForgotten(fork(), clock.now()))
    try {
      for (const name of Object.values(namesOf(key))) await store.remove(name)
      await forgetUpload(fork(), key)
    } catch (fault) {
      report(fault, 'removing an image that nothing names')
      await postponeRemoval(fork(), key, clock.now())
    }
}
