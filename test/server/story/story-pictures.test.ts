import { expect, it } from 'vitest'
import { allContent } from '#app/content/all-content.ts'
import { days } from '#server/kernel/clock.ts'
import { removeUnusedImages } from '#server/upload/store-image.ts'
import { Upload } from '#server/upload/upload.entity.ts'
import { anAdmin } from '#test/support/people.ts'
import { aPicture } from '#test/support/pictures.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock, site } = setup
const password = 'lighthouse-1915'

const showing = (url: string) => {
  const { opening, ...rest } = structuredClone(allContent.culture)
  return { ...rest, opening: { ...opening, picture: { ...opening.picture, url } } }
}

it.each(['keep', 'remove'] as const)(
  'a picture stays in the story and its history after the admin who uploaded it leaves, and the texts %s',
  async texts => {
    await anAdmin(setup)
    const ada = as(await anAdmin(setup, { password }))
    const [first, second, third, none] = await Promise.all(
      [10, 60, 120, 200].map(async shade => (await ada.upload.keep({ bytes: await aPicture({ shade }) })).url),
    )
    for (const [number, url] of [first, second].entries()) {
      const { version } = await ada.story.saveDraft({
        unit: 'culture',
        version: 0,
        base: number,
        content: showing(url ?? ''),
      })
      await ada.story.publish({ unit: 'culture', version })
    }
    await ada.story.saveDraft({ unit: 'culture', version: 0, base: 2, content: showing(third ?? '') })
    await ada.member.deleteAccount({ password, texts })
    clock.advance(days(2))
    await removeUnusedImages(site)
    const kept = (await em().find(Upload, {})).map(({ key }) => `/uploads/${key}.webp`)
    expect(kept.toSorted()).toEqual([first, second, third].toSorted())
    expect(kept).not.toContain(none)
  },
)
