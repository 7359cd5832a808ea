/** Escapes untrusted text for the content and the attribute values of HTML and XML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
}

/** Replaces the entities that React and the renderer of members' texts write with their characters. Others stay. */
export const decodeEntities = (html: string): string =>
  html.replace(/&(?:lt|gt|quot|amp|#39|#x27);/gu, entity => entities[entity] ?? entity)
