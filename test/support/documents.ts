import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A file name and its text. */
export interface Document {
  path: string
  text: string
}

const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')

/** Returns the anchors of a Markdown page: one per heading outside code blocks. */
export const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.replace(/^ *```[\s\S]*?^ *```/gmu, '').matchAll(/^#{1,6} +(.+)$/gmu)].map(([, heading = '']) =>
      slugOf(heading),
    ),
  )

/** Returns the target if it does not exist; otherwise undefined. */
function missingTarget(path: string, anchor?: string): string | undefined {
  if (!existsSync(path)) return path
  if (anchor === undefined || anchor === '' || anchorsOf(readFileSync(path, 'utf8')).has(anchor)) return undefined
  return `${path}#${anchor}`
}

/** Returns the broken links of a page, to files of the repository or to headings. */
export function brokenLinks({ path, text }: Document): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/gu)]
  return links.flatMap(([, to = '', anchor]) => {
    const target = to === '' ? path : normalize(join(dirname(path), to))
    return missingTarget(target, anchor) ?? []
  })
}

const roots = 'app|server|test|tools|public|deploy|docs'

/** Returns the missing files and folders that a page names in backticks. */
export function missingPaths({ text }: Document): string[] {
  const named = [...text.matchAll(new RegExp(`\`((?:${roots})/[\\w./-]*\\w/?)\``, 'gu'))].map(([, path = '']) => path)
  return named.filter(path => !existsSync(path))
}

/** Returns names that a page gives beside a file, as in `server/router.ts` (`appRouter`), and that the file does not contain. */
export function missingNames({ text }: Document): string[] {
  const named = [...text.matchAll(new RegExp(`\`((?:${roots})/[\\w./-]+\\.tsx?)\` \\(\`(\\w+)\`\\)`, 'gu'))]
  return named.flatMap(([, path = '', name = '']) =>
    existsSync(path) && new RegExp(`\\b${name}\\b`, 'u').test(readFileSync(path, 'utf8')) ? [] : `${path} (${name})`,
  )
}

const pages = String.raw`(?:docs/[\w./-]+\.md|README\.md|CONTRIBUTING\.md)`

/** Returns broken references of a source file to documentation, such as docs/product.md#likes, #spam. */
export function brokenReferences({ text }: Document): string[] {
  const found = [...text.matchAll(new RegExp(`(?<![\\w/.])(${pages})((?:(?:, )?#[\\w-]+)*)`, 'gu'))]
  return found.flatMap(([, page = '', anchors = '']) => {
    const named = [...anchors.matchAll(/#([\w-]+)/gu)].map(([, anchor = '']) => anchor)
    return (named.length === 0 ? [undefined] : named).flatMap(anchor => missingTarget(page, anchor) ?? [])
  })
}

const commentsOf = (text: string): string => (text.match(/\/\*[\s\S]*?\*\/|(?:\/\/|^\s*#).*$/gmu) ?? []).join('\n')

const outside =
  /\b[Ss]pec(?:ification)?,? §?\(?\d|\bof the specification\b|\b(?:spec|decisions|commands|api|architecture|design|checklist|style)(?:: (?=[A-Z\d])|, rule \d)/gu

/** Returns references in comments to documents outside the repository: by the number of a section, or by a title without its page. */
export const outsideReferences = ({ text }: Document): string[] => commentsOf(text).match(outside) ?? []
