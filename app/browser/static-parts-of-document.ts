const parts = new Map<string, string>()

/** Stores the static parts of the server's document before React hydrates it. */
export function storeStaticParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-static-part]'))
    parts.set(part.dataset['staticPart'] ?? '', part.innerHTML)
}

/** Returns a static part of that document; empty if it had none of this name. */
export const staticPartOfDocument = (name: string): string => parts.get(name) ?? ''
