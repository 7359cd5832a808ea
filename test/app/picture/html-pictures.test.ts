import { describe, expect, it } from 'vitest'
import { picturesInHtml, withPictureLinks } from '#app/components/picture/html-pictures.ts'
import { renderMarkdown } from '#server/markdown/render-markdown.ts'

const upload = `/uploads/${'a'.repeat(22)}.webp`
const words = { open: 'View', name: (number: number) => `Picture ${number}` }
const linked = async (source: string, from = 1) =>
  withPictureLinks(await renderMarkdown(source), '/articles/7/picture', from, words)

describe('the pictures in a text', () => {
  it('are found with their alternative texts as written', async () => {
    const html = await renderMarkdown(`![旧船 & "水尺" <1998>](${upload})\n\n文 ![](https://a.example/x.png?a=1&b=2)`)
    expect(picturesInHtml(html)).toEqual([
      { src: upload, alt: '旧船 & "水尺" <1998>' },
      { src: 'https://a.example/x.png?a=1&b=2', alt: '' },
    ])
    expect(picturesInHtml(await renderMarkdown('没有图。'))).toEqual([])
  })

  it('link to their own pages by number, and have a label without an alternative text', async () => {
    const html = await linked(`![水尺](${upload})\n\n文 ![](${upload})`, 2)
    expect(html).toContain('<figure><a class="picture" href="/articles/7/picture/2"')
    expect(html).toMatch(/href="\/articles\/7\/picture\/3"[^>]* aria-label="Picture 3"><img [^>]*alt=""/)
    expect(html.match(/aria-label/g)).toHaveLength(1)
  })

  it('that are links already stay those links, and count', async () => {
    const html = await linked(`[![图](${upload})](https://example.org) ![后](${upload})`)
    expect(html).toContain('<a href="https://example.org" rel="nofollow ugc noopener"><img')
    expect(html.match(/class="picture"/g)).toHaveLength(1)
    expect(html).toContain('href="/articles/7/picture/2"')
  })

  it('in code are plain text', async () => {
    expect(await linked('`<img src="x" alt="y">` 和 `<a href="x">`')).not.toContain('class="picture"')
  })
})
