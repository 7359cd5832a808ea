import { randomBytes } from 'node:crypto'
import { identifyQueueSender } from '../rpc/identify-caller.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import { requireMember } from '../member/require-member.ts'
import { decodeImage } from './decode-image.ts'
import { namesOf } from './image-names.ts'
import { removeMarkedFiles } from './remove-marked-files.queries.ts'
import { Upload } from './upload.entity.ts'
import { markUnusedForRemoval } from './upload.queries.ts'
import { uploadLimits, type UploadedImage } from './upload.schema.ts'

/**
 * Stores an image of a member, encoded anew (docs/product.md#images). The row is inserted before the files, so that files of a failed upload are
 * removed later.
 */
export async function storeImage(ctx: MemberWork, bytes: Uint8Array): Promise<UploadedImage> {
  const { em, site, viewer } = ctx
  if (bytes.length === 0) throw new Refusal('invalid', 'upload.none', { field: 'image' })
  if (bytes.length > uploadLimits.bytes) throw new Refusal('too_large', 'upload.too_large', { field: 'image' })
  const { width, height, ...files } = await decodeImage(bytes, identifyQueueSender(ctx))
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

/** Removes the images that no text referred to within a day. */
export async function removeUnusedImages(site: Parameters<typeof removeMarkedFiles>[0]): Promise<void> {
  await markUnusedForRemoval(site.fork(), site.clock.now())
  const doing = 'removing an image that nothing names'
  await removeMarkedFiles(site, { entity: Upload, filesOf: key => Object.values(namesOf(key)), doing })
}
