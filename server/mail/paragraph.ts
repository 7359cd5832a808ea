import { fillTemplate, type TemplateVariables } from './fill-template.ts'

/** A paragraph of a letter. Only the site makes links; nothing that members wrote becomes one. */
export type Paragraph = string | { text: string; link: string }

/** A paragraph with a link. */
export const linked = (template: string, variables: TemplateVariables, link: string): Paragraph => ({
  text: fillTemplate(template, { ...variables, link }),
  link,
})

export const textOf = (paragraph: Paragraph): string => (typeof paragraph === 'string' ? paragraph : paragraph.text)
