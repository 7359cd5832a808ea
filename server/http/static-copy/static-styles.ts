const kinds: Readonly<Record<string, string>> = { svg: 'image/svg+xml', woff2: 'font/woff2', png: 'image/png' }

/** Returns a style sheet with its fonts and drawings embedded, because a page that is opened from disk cannot fetch them for masks and fonts. */
export async function staticStyles(css: string, read: (path: string) => Promise<Uint8Array>): Promise<string> {
  const named = new Set([...css.matchAll(/url\(["']?(\/[^"')]+)["']?\)/g)].map(([, path = '']) => path))
  const inside = new Map<string, string>()
  for (const path of named) {
    const kind = kinds[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''] ?? 'application/octet-stream'
    inside.set(path, `data:${kind};base64,${Buffer.from(await read(path)).toString('base64')}`)
  }
  return css.replaceAll(/url\(["']?(\/[^"')]+)["']?\)/g, (whole, path: string) => `url(${inside.get(path) ?? path})`)
}
