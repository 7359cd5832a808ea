// Of libvips' decoders those alone that we take pictures with; it has others, such as for SVG, for which a small file may take a gigabyte.
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

/** Sharp, loaded with the first picture: it takes one core at a time and keeps nothing. */
export const openSharp = () => (opened ??= open())
