import type { PersonalData } from '../rpc/personal-data-contract.ts'
import { Upload } from './upload.entity.ts'

/**
 * Personal data: the images that a member uploaded. Released images are removed by an hourly task; those that texts still refer to are marked as
 * used again.
 */
export const uploadPersonalData: PersonalData = {
  name: 'uploads',
  areImages: true,
  async exportRows(em, memberId) {
    const uploads = await em.find(Upload, { owner: memberId }, { orderBy: { createdAt: 'asc', key: 'asc' } })
    return uploads.map(({ key, bytes, width, height, createdAt }) => ({
      url: `/uploads/${key}.webp`,
      bytes,
      width,
      height,
      createdAt: createdAt.toISOString(),
    }))
  },
  anonymize: release,
  erase: release,
}

async function release(em: Parameters<PersonalData['erase']>[0], memberId: number): Promise<void> {
  await em.nativeUpdate(Upload, { owner: memberId }, { usedAt: null })
}
