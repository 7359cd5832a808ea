import { readFileSync } from 'node:fs'

export const readStyle = (name: string) =>
  readFileSync(`app/styles/${name}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

type Properties = ReadonlyMap<string, string>

/** The custom properties of the first rule whose selector list has `selector`. */
export function propertiesOf(css: string, selector: string): Properties {
  const rule = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(([, head = '']) =>
    head
      .split(',')
      .map(part => part.trim())
      .includes(selector),
  )
  if (rule === undefined) throw new Error(`no rule for ${selector}`)
  return new Map(
    [...(rule[2] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}

/** Resolves var() references to a colour. */
export function resolved(name: string, ...scopes: readonly Properties[]): string {
  const value = scopes.map(scope => scope.get(name)).find(found => found !== undefined)
  if (value === undefined) throw new Error(`${name} is not set`)
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return reference === undefined ? value : resolved(reference, ...scopes)
}

function channels(hex: string): readonly number[] {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`${hex} is no colour of six digits`)
  return [1, 3, 5].map(place => {
    const part = Number.parseInt(hex.slice(place, place + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
