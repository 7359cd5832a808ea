async function open() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

let opened: ReturnType<typeof open> | undefined

/** Sharp, loaded with the first picture: it takes one core at a time and keeps nothing. */
export const openSharp = () => (opened ??= open())
