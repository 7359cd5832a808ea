import { fill, type Words } from './fill-words.ts'

/** A paragraph of a letter. Only the site makes links; nothing that members wrote becomes one. */
export type Paragraph = string | { text: string; link: string }

/** A paragraph with a link. */
export const linked = (template: string, words: Words, link: string): Paragraph => ({
  text: fill(template, { ...words, link }),
  link,
})

export const textOf = (paragraph: Paragraph): string => (typeof paragraph === 'string' ? paragraph : paragraph.text)
