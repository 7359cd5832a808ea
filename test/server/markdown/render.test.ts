import { describe, expect, it } from 'vitest'
import { beginningOf, headingsIn, proseOf, textOf } from '#server/markdown/read-html.ts'
import { renderMarkdown } from '#server/markdown/render-markdown.ts'

describe('Markdown', () => {
  it.each([
    ['**河** *水* ~~旧~~ `码`', '<p><strong>河</strong> <em>水</em> <s>旧</s> <code>码</code></p>\n'],
    ['> 引', '<blockquote>\n<p>引</p>\n</blockquote>\n'],
    ['3. 三', '<ol start="3">\n<li>三</li>\n</ol>\n'],
    ['```js\na < b\n```', '<pre><code class="language-js">a &lt; b\n</code></pre>\n'],
    ['# 一\n###### 六', '<h2 id="part-1">一</h2>\n<h6 id="part-2">六</h6>\n'],
    ['---', '<hr />\n'],
  ])('renders %j as %j', async (source, html) => {
    expect(await renderMarkdown(source)).toBe(html)
  })

  it('renders tables, with the alignment of their columns', async () => {
    const html = await renderMarkdown('| a | b |\n| :- | -: |\n| 1 | 2 |')
    expect(html).toContain('<td style="text-align:left">1</td>')
    expect(html).toContain('<th style="text-align:right">b</th>')
  })

  it.each(['/about', '#part-1', '?page=2', 'https://www.hhu.edu.cn/a?b=1'])(
    'links to %s with rel attributes',
    async href => {
      expect(await renderMarkdown(`[河](${href})`)).toBe(
        `<p><a href="${href}" rel="nofollow ugc noopener">河</a></p>\n`,
      )
    },
  )

  it.each([
    'http://example.org/',
    '//example.org/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#x0A;script:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'https:example.org',
  ])('makes no link to %s', async href => {
    expect(await renderMarkdown(`[河](${href}) [河](<${href}>) <${href}>\n\n[r]: <${href}>\n[r]`)).not.toContain('href')
  })

  it('shows images by https and those uploaded here', async () => {
    for (const src of ['https://example.org/a.png', '/uploads/abc_DE-1.webp'])
      expect(await renderMarkdown(`见 ![河](${src})`)).toBe(
        `<p>见 <img src="${src}" alt="河" loading="lazy" decoding="async" /></p>\n`,
      )
  })

  it('renders an image that stands alone as a figure, whose caption stays inside it', async () => {
    const html = await renderMarkdown('![水尺 "<b>&](/uploads/abc_DE-1.webp)\n\n![](/uploads/abc_DE-1.webp)')
    expect(html).toMatch(/^<figure><img [^>]+><figcaption>水尺 &quot;&lt;b&gt;&amp;<\/figcaption><\/figure>\n<p><img/)
    expect(proseOf(`${html}<p>一</p>`)).toBe('一')
  })

  it.each([
    'http://example.org/a.png',
    '//example.org/a',
    'data:image/png;base64,AAAA',
    '/about',
    '/uploads/../x.webp',
  ])('shows no image from %s', async src => {
    expect(await renderMarkdown(`![河](${src})`)).not.toContain('<img')
  })
})

describe('malicious Markdown', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="https://a.b" onclick="x">y</a>',
    '<svg/onload=alert(1)>',
    '<iframe src="https://a.b"></iframe>',
    '<style>*{display:none}</style>',
    '<div id="main" style="position:fixed">x</div>',
    '[a](https://a.b "t\\" onmouseover=\\"alert(1)")',
    '![a](https://a.b "x" onerror=alert(1))',
    '```"><script>alert(1)</script>\nx\n```',
    '<!--\n--!><img src=x onerror=alert(1)>',
    '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  ])('is harmless: %s', async source => {
    const html = await renderMarkdown(source)
    expect(html).not.toMatch(/<(?!\/?(?:p|a|img|pre|code|span|br)\b)/)
    expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*(?:\son\w+|style|id)=/i)
  })

  const long = 50_000
  const harmless = `${'Water finds its way, *quietly*. '.repeat(20)}\n\n`.repeat(80).slice(0, long)
  async function timeOf(source: string): Promise<number> {
    const started = performance.now()
    await renderMarkdown(source)
    return performance.now() - started
  }
  const repeated = (part: string) => part.repeat(Math.ceil(long / part.length)).slice(0, long)
  it.each([
    ...[
      '[',
      '![',
      '[a](',
      '](',
      '*',
      '*a ',
      '_a',
      '**a *b ',
      '`',
      '<',
      '>',
      '> ',
      '- ',
      '\\',
      '|a',
      '&amp;',
      '~~',
      '\t',
      '\n',
    ],
    ...['# a\n', '-\n', 'http://', 'www.', 'a@b.c', 'a.', '[a]', '<https://a.b>', '[a](b "', '|1|2|\n', '[a]: x\n'],
  ])('renders 50,000 characters of %j quickly', async part => {
    const source = part === '|1|2|\n' ? `|a|b|\n|-|-|\n${repeated(part)}` : repeated(part)
    // Compared with harmless text of the same length at the same moment: quadratic time would be a thousand times as long.
    const plain = await timeOf(harmless)
    expect(await timeOf(source)).toBeLessThan(100 * plain + 100)
  })

  it('limits the nesting depth of its HTML', async () => {
    const html = await renderMarkdown(Array.from({ length: 200 }, (_, depth) => `${'> '.repeat(depth)}a`).join('\n\n'))
    expect(html.match(/<blockquote>/g)?.length ?? 0).toBeLessThan(5_000)
    const deepest = Math.max(...html.split('</blockquote>').map(part => part.split('<blockquote>').length - 1))
    expect(deepest).toBeLessThanOrEqual(20)
  })
})

describe('the text of rendered HTML', () => {
  it('is returned with its headings', async () => {
    const html = await renderMarkdown('# 缘 *起*\n\na &lt; b\n\n## \n\n- 一\n- 二')
    expect(textOf(html)).toBe('缘 起 a < b 一 二')
    expect(headingsIn(html)).toEqual([{ id: 'part-1', level: 2, text: '缘 起' }])
  })

  it.each([
    ['短', 10, '短'],
    ['河水流过了老门前。后来改道', 10, '河水流过了老门前…'],
    ['the river ran past the door', 20, 'the river ran past…'],
    ['𠮷'.repeat(30), 10, `${'𠮷'.repeat(9)}…`],
  ])('of %s in %d characters is %s', (text, length, beginning) => {
    expect(beginningOf(text, length)).toBe(beginning)
  })
})
