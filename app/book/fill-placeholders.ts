/** Returns a sentence with its placeholders replaced. The values are not escaped. */
export const fillPlaceholders = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
