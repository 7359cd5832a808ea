import { isUploadAddress } from '#server/kernel/picture-address.schema.ts'

/** The address of the picture that /uploads has put into `image` when it redirected here; any other value is ignored. */
export function uploadedPicture(request: Request): string | undefined {
  const image = new URL(request.url).searchParams.get('image') ?? ''
  return isUploadAddress(image) ? image : undefined
}

/** The square size of it, for avatars. */
export const uploadedAvatar = (request: Request): string | undefined =>
  uploadedPicture(request)?.replace(/\.webp$/, '-square.webp')
