const parts = new Map<string, string>()

/** Notes the still parts of the document that the server sent, before scripts take it over. */
export function keepParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-still]'))
    parts.set(part.dataset['still'] ?? '', part.innerHTML)
}

/** A part of that document; empty where it had none of this name. */
export const keptPart = (name: string): string => parts.get(name) ?? ''
