/** A text of anybody, for markup and for attributes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A sentence with its values, which are texts and not markup yet. */
export const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))
