import { escapeHtml } from '../kernel/html-entities.schema.ts'
import { textOf, type Paragraph } from './paragraph.ts'

interface Page {
  locale: 'zh' | 'en'
  subject: string
  paragraphs: readonly Paragraph[]
  foot: readonly string[]
  /** Shown in large type. */
  code: string | number | undefined
}

const languages = { zh: 'zh-CN', en: 'en' } as const

/** Returns a letter as plain HTML: without pictures and without anything to fetch, readable in every mail program and in dark mode. */
export function letterHtml({ locale, subject, paragraphs, foot, code }: Page): string {
  const shown = paragraphs.map(each => `<p style="margin:0 0 16px">${emphasised(each, code)}</p>`)
  return `<!doctype html>
<html lang="${languages[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.7 sans-serif">
<div style="max-width:560px;margin:0 auto">
${shown.join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #888;font-size:13px">${foot.map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>
`
}

function emphasised(paragraph: Paragraph, code: string | number | undefined): string {
  const safe = withLink(paragraph)
  if (code === undefined) return safe
  return safe.replace(
    String(code),
    shown => `<strong style="font:700 28px/1.4 monospace;letter-spacing:4px">${shown}</strong>`,
  )
}

function withLink(paragraph: Paragraph): string {
  const safe = escapeHtml(textOf(paragraph))
  if (typeof paragraph === 'string') return safe
  const link = escapeHtml(paragraph.link)
  return safe.replace(link, () => `<a href="${link}">${link}</a>`)
}
