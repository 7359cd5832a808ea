// Enables only the decoders of libvips that uploads need. Others, such as the one for SVG, may take a gigabyte for a small file.
const decoders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map(format => `VipsForeignLoad${format}Buffer`)

async function open() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: decoders })
  return sharp
}

let opened: ReturnType<typeof open> | undefined

/** Loads sharp with the first picture. It uses one core and caches nothing. */
export const openSharp = () => (opened ??= open())
