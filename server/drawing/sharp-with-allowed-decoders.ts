// The only decoders of libvips that are allowed. Uploads need them (server/upload/image-format.ts). Others, such as the one for SVG, may take a
// gigabyte for a small file.
const allowedDecoders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(format => `VipsForeignLoad${format}Buffer`)

async function open() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: allowedDecoders })
  return sharp
}

let opened: ReturnType<typeof open> | undefined

/** Loads sharp with the first picture, with the allowed decoders only. It uses one core and caches nothing. */
export const loadSharp = () => (opened ??= open())
