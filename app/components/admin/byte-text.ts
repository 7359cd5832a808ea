const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** Formats a size in bytes for people, such as 1.4 GB. */
export function byteText(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  return `${unit === 0 || size >= 100 ? Math.round(size) : Math.round(size * 10) / 10} ${units[unit] ?? ''}`
}
