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

/** The anchors that a Markdown page has: one for each heading outside of code. */
export const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.replace(/^ *```[\s\S]*?^ *```/gmu, '').matchAll(/^#{1,6} +(.+)$/gmu)].map(([, heading = '']) =>
      slugOf(heading),
    ),
  )

/** Why a place in a page cannot be reached; undefined where it can. */
function whatIsMissing(path: string, anchor?: string): string | undefined {
  if (!existsSync(path)) return path
  if (anchor === undefined || anchor === '' || anchorsOf(readFileSync(path, 'utf8')).has(anchor)) return undefined
  return `${path}#${anchor}`
}

/** Links of a page to files of the repository and to headings, that lead nowhere. */
export function brokenLinks({ path, text }: Document): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/gu)]
  return links.flatMap(([, to = '', anchor]) => {
    const target = to === '' ? path : normalize(join(dirname(path), to))
    return whatIsMissing(target, anchor) ?? []
  })
}

const roots = 'app|server|test|tools|public|deploy|docs'

/** Files and folders that a page names between backticks and that are not there. */
export function missingPaths({ text }: Document): string[] {
  const named = [...text.matchAll(new RegExp(`\`((?:${roots})/[\\w./-]*\\w/?)\``, 'gu'))].map(([, path = '']) => path)
  return named.filter(path => !existsSync(path))
}

/** Names that a page gives beside a file, as in `server/router.ts` (`appRouter`), and that the file does not have. */
export function missingNames({ text }: Document): string[] {
  const named = [...text.matchAll(new RegExp(`\`((?:${roots})/[\\w./-]+\\.tsx?)\` \\(\`(\\w+)\`\\)`, 'gu'))]
  return named.flatMap(([, path = '', name = '']) =>
    existsSync(path) && new RegExp(`\\b${name}\\b`, 'u').test(readFileSync(path, 'utf8')) ? [] : `${path} (${name})`,
  )
}

const pages = String.raw`(?:docs/[\w./-]+\.md|README\.md|CONTRIBUTING\.md)`

/** References of a source to pages, such as docs/product.md#likes, #spam, that lead nowhere. */
export function brokenReferences({ text }: Document): string[] {
  const found = [...text.matchAll(new RegExp(`(?<![\\w/.])(${pages})((?:(?:, )?#[\\w-]+)*)`, 'gu'))]
  return found.flatMap(([, page = '', anchors = '']) => {
    const named = [...anchors.matchAll(/#([\w-]+)/gu)].map(([, anchor = '']) => anchor)
    return (named.length === 0 ? [undefined] : named).flatMap(anchor => whatIsMissing(page, anchor) ?? [])
  })
}

const commentsOf = (text: string): string => (text.match(/\/\*[\s\S]*?\*\/|(?:\/\/|^\s*#).*$/gmu) ?? []).join('\n')

const outside =
  /\b[Ss]pec(?:ification)?,? §?\(?\d|\bof the specification\b|\b(?:spec|decisions|commands|api|architecture|design|checklist|style)(?:: (?=[A-Z\d])|, rule \d)/gu

/** References in comments to pages that the repository does not hold: by a section's number, or by a title without its page. */
export const outsideReferences = ({ text }: Document): string[] => commentsOf(text).match(outside) ?? []
