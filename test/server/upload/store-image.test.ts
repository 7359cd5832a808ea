import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { days, hours } from '#server/kernel/clock.ts'
import { removeUnusedImages } from '#server/upload/store-image.ts'
import { Upload } from '#server/upload/upload.entity.ts'
import { uploadLimits } from '#server/upload/upload.schema.ts'
import { anArticle } from '#test/support/articles.ts'
import { aMember } from '#test/support/people.ts'
import { aPhotograph, aPicture } from '#test/support/pictures.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock, site } = setup

const fileOf = async (url: string) => (await site.store.get(url.replace('/uploads/', ''))) ?? new Uint8Array()

describe('an uploaded image', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'can be %s and is converted to WebP in three sizes',
    async format => {
      const ada = await aMember(setup)
      const kept = await as(ada).upload.keep({ bytes: await aPicture({ format }) })
      expect(kept).toMatchObject({ width: 64, height: 48 })
      expect(kept.url).toMatch(/^\/uploads\/[\w-]{22}\.webp$/)
      const sizes = [kept.url, kept.small, kept.square].map(async url => sharp(await fileOf(url)).metadata())
      expect((await Promise.all(sizes)).map(({ format: kind, width, height }) => [kind, width, height])).toEqual([
        ['webp', 64, 48],
        ['webp', 64, 48],
        ['webp', 256, 256],
      ])
      expect(await em().findOneOrFail(Upload, { width: 64 })).toMatchObject({ owner: { id: ada.id }, usedAt: null })
    },
  )

  it('is at most 2400 pixels on its longer side, and the small one 640', async () => {
    const kept = await as(await aMember(setup)).upload.keep({ bytes: await aPicture({ width: 3000, height: 1000 }) })
    expect(kept).toMatchObject({ width: 2400, height: 800 })
    expect(await sharp(await fileOf(kept.small)).metadata()).toMatchObject({ width: 640, height: 213 })
  })

  it('is rotated upright, and has no metadata of place and person', async () => {
    const kept = await as(await aMember(setup)).upload.keep({ bytes: await aPhotograph() })
    expect(kept).toMatchObject({ width: 40, height: 80 })
    const { exif, orientation, xmp, icc } = await sharp(await fileOf(kept.url)).metadata()
    expect({ exif, orientation, xmp, icc }).toEqual({})
  })

  it('with an animation is a still image', async () => {
    const frames = await Promise.all([aPicture({ shade: 0 }), aPicture({ shade: 250 })])
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const kept = await as(await aMember(setup)).upload.keep({ bytes: moving })
    expect((await sharp(await fileOf(kept.url)).metadata()).pages ?? 1).toBe(1)
  })
})

describe('an upload is refused for', () => {
  const unsized = '\ufeff<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  it.each([
    ['nothing', () => Buffer.alloc(0), 'upload.none'],
    ['a text', () => Buffer.from('<script>alert(1)</script>'), 'upload.not_an_image'],
    ['a drawing with scripts', () => Buffer.from(svg), 'upload.not_an_image'],
    ['a drawing without a size', () => Buffer.from(unsized), 'upload.not_an_image'],
    ['a drawing of no size', () => Buffer.from('<svg width="0" height="0"/>'), 'upload.not_an_image'],
    ['a huge drawing', () => Buffer.from('<svg width="99999999" height="99999999"/>'), 'upload.not_an_image'],
    ['a packed drawing without a size', () => gzipSync(unsized), 'upload.not_an_image'],
    ['a document', () => Buffer.from('%PDF-1.4\n%âãÏÓ\n'), 'upload.not_an_image'],
    ['a format browsers do not have', () => aPicture({ format: 'tiff' }), 'upload.not_an_image'],
    [
      'half a picture',
      async () => (await aPicture({ width: 900, height: 900, format: 'jpeg' })).subarray(0, 4000),
      'upload.broken',
    ],
    ['a picture that is nothing but long', () => aPicture({ width: 1, height: 40_000 }), 'upload.too_many_pixels'],
    ['a small file with too many pixels', () => aPicture({ width: 12_000, height: 5_000 }), 'upload.too_many_pixels'],
  ])('%s', async (_, bytes, code) => {
    const caller = as(await aMember(setup))
    await expectRefusal(caller.upload.keep({ bytes: await bytes() }), 'invalid', code, 'image')
    expect(await em().count(Upload)).toBe(0)
  })

  it('a drawing with millions of groups, immediately and without decoding it', async () => {
    const bomb = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g/>'.repeat(2_400_000)}</svg>`,
    )
    const before = process.memoryUsage.rss()
    const started = performance.now()
    const kept = as(await aMember(setup)).upload.keep({ bytes: bomb })
    await expectRefusal(kept, 'invalid', 'upload.not_an_image', 'image')
    expect(performance.now() - started).toBeLessThan(1000)
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('a drawing that begins like an image, in every decoder', async () => {
    const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)])
    await expectRefusal(as(await aMember(setup)).upload.keep({ bytes: disguised }), 'invalid', 'upload.broken', 'image')
  })

  it('a file that is too large, before it is read', async () => {
    const bytes = new Uint8Array(uploadLimits.bytes + 1)
    await expectRefusal(as(await aMember(setup)).upload.keep({ bytes }), 'too_large', 'upload.too_large', 'image')
  })

  it('guests', async () => {
    await expectRefusal(as('guest').upload.keep({ bytes: await aPicture() }), 'unauthenticated', 'session.required')
  })
})

describe('the cleanup of uploads', () => {
  it('deletes images after a day that no text uses, and keeps the others', async () => {
    const ada = await aMember(setup)
    const [inText, asCover, small, forgotten] = [
      await as(ada).upload.keep({ bytes: await aPicture() }),
      await as(ada).upload.keep({ bytes: await aPicture() }),
      await as(ada).upload.keep({ bytes: await aPicture() }),
      await as(ada).upload.keep({ bytes: await aPicture() }),
    ]
    await anArticle(setup, ada, { content: `![河](${inText.url})`, coverImage: asCover.url })
    const { id } = await anArticle(setup, ada)
    await as(ada).article.edit({ id, content: `![河](${small.small})` })
    clock.advance(days(1) - 1)
    await removeUnusedImages(site)
    expect(await em().count(Upload)).toBe(4)
    clock.advance(hours(1))
    await removeUnusedImages(site)
    expect(await em().count(Upload)).toBe(3)
    for (const { url } of [inText, asCover, small]) expect((await fileOf(url)).length).toBeGreaterThan(0)
    for (const url of [forgotten.url, forgotten.small, forgotten.square]) expect((await fileOf(url)).length).toBe(0)
  })

  it('leaves no file without a row when the storage fails, and deletes the other images', async () => {
    const ada = await aMember(setup)
    const [stuck, other] = [
      await as(ada).upload.keep({ bytes: await aPicture() }),
      await as(ada).upload.keep({ bytes: await aPicture() }),
    ]
    clock.advance(days(1))
    const isStuck = (name: string) => stuck.small.endsWith(name)
    const remove = (name: string) =>
      isStuck(name) ? Promise.reject(new Error('the storage answered 503')) : site.store.remove(name)
    await removeUnusedImages({ ...site, store: { ...site.store, remove } })
    expect(setup.reported).toHaveLength(1)
    expect(await em().find(Upload, {})).toMatchObject([{ key: stuck.url.slice(9, 31), removingAt: clock.now() }])
    for (const url of [other.url, other.small, other.square]) expect((await fileOf(url)).length).toBe(0)
    expect((await fileOf(stuck.small)).length).toBeGreaterThan(0)

    await removeUnusedImages(site)
    expect(await em().count(Upload)).toBe(0)
    for (const url of [stuck.url, stuck.small, stuck.square]) expect((await fileOf(url)).length).toBe(0)
  })

  it('by two processes at the same time causes no fault', async () => {
    await as(await aMember(setup)).upload.keep({ bytes: await aPicture() })
    clock.advance(days(1))
    await Promise.all([removeUnusedImages(site), removeUnusedImages(site)])
    expect([await em().count(Upload), setup.reported]).toEqual([0, []])
  })
})
