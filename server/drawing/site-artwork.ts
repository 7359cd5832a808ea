import { readFile } from 'node:fs/promises'

const shades = ['#c8451b33', '#e4682a40', '#e4682a8c', '#f4ce80f0'] as const

const publicFile = (path: string) => readFile(new URL(`../../public${path}`, import.meta.url), 'utf8')

/** Returns the source of a drawing of the site by its address, such as /pictures/sea-wall.svg. */
export const siteArtwork = (url: string): Promise<string> => publicFile(url)

/** Returns the torch, composed of its parts as on the pages (app/components/ui/torch.tsx). */
export async function torchDrawing(colour: string): Promise<string> {
  const parts = await publicFile('/torch.svg')
  const layers = shades.map(
    (shade, index) => `<use href="#glow-${index + 1}" fill="${shade}"/><use href="#heat-${index + 1}"/>`,
  )
  const drawn = `<g color="${colour}"><use href="#staff"/></g>${layers.join('')}`
  return parts.replace('</defs></svg>', `</defs>${drawn}</svg>`)
}

/** Returns the parts of the torch as hidden markup for a standalone page, which draws them by `<use href="#glow-1">`. */
export async function torchParts(): Promise<string> {
  const parts = await publicFile('/torch.svg')
  return parts.trim().replace('<svg ', '<svg width="0" height="0" style="position:absolute" aria-hidden="true" ')
}
