import { isUploadAddress } from '#server/kernel/picture-address.schema.ts'

/** Returns the picture address that /uploads has put into `image` on its redirect; any other value is ignored. */
export function uploadedPicture(request: Request): string | undefined {
  const image = new URL(request.url).searchParams.get('image') ?? ''
  return isUploadAddress(image) ? image : undefined
}

/** Returns the address of its square size, for avatars. */
export const uploadedAvatar = (request: Request): string | undefined =>
  uploadedPicture(request)?.replace(/\.webp$/, '-square.webp')
