import { fill, type Words } from './fill-words.ts'

/** A paragraph of a letter. A link is one that the site itself wrote: what members wrote never becomes one. */
export type Paragraph = string | { text: string; link: string }

/** A paragraph that leads somewhere. */
export const linked = (template: string, words: Words, link: string): Paragraph => ({
  text: fill(template, { ...words, link }),
  link,
})

export const textOf = (paragraph: Paragraph): string => (typeof paragraph === 'string' ? paragraph : paragraph.text)
