/** A picture of the page in the viewer. */
export interface ViewedPicture {
  src: string
  alt: string
  /** The caption below the picture, and its description if that adds something. */
  words: string[]
  width: number
  height: number
  /** False while the size is a guess, until the picture has been loaded. */
  isMeasured: boolean
}

// Vector drawings are sharp at any size, so they are shown at this width in pixels.
const drawingWidth = 2400
const guess = { width: 1600, height: 1200 }

function fullSize(src: string, width: number, height: number): { width: number; height: number } {
  const scale = src.endsWith('.svg') ? drawingWidth / width : 1
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

function sizeOf(image: HTMLImageElement): Pick<ViewedPicture, 'width' | 'height' | 'isMeasured'> {
  const { src, complete, naturalWidth, naturalHeight } = image
  if (complete && naturalWidth > 0) return { ...fullSize(src, naturalWidth, naturalHeight), isMeasured: true }
  return { ...guess, isMeasured: false }
}

function viewed(link: Element): ViewedPicture[] {
  const image = link.querySelector('img')
  if (image === null) return []
  const { src, alt } = image
  // The parts of a caption are boxes without a space between them; `innerText` puts line breaks there.
  const below = link.closest('figure')?.querySelector('figcaption')?.innerText.replaceAll(/\s+/gu, ' ').trim() ?? ''
  const words = below.includes(alt) ? [below] : [below, alt]
  return [{ src, alt, words, ...sizeOf(image) }]
}

/** Returns the pictures of the text that contains the link, in order, and the index of the linked one. */
export function picturesAround(link: HTMLAnchorElement): { pictures: ViewedPicture[]; index: number } {
  const links = [...(link.closest('[data-pictures]') ?? document).querySelectorAll('a[data-picture]')]
  return { pictures: links.flatMap(viewed), index: links.indexOf(link) }
}

/** Loads a picture and returns its size; undefined if it cannot be loaded. */
export async function measure(src: string): Promise<{ width: number; height: number } | undefined> {
  const image = new Image()
  image.src = src
  try {
    await image.decode()
  } catch {
    return undefined
  }
  return image.naturalWidth === 0 ? undefined : fullSize(src, image.naturalWidth, image.naturalHeight)
}
