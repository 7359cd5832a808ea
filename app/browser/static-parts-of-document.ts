const parts = new Map<string, string>()

/** Notes the static parts of the document that the server sent, before scripts take it over. */
export function noteStaticParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-static-part]'))
    parts.set(part.dataset['staticPart'] ?? '', part.innerHTML)
}

/** A part of that document; empty where it had none of this name. */
export const staticPartOfDocument = (name: string): string => parts.get(name) ?? ''
