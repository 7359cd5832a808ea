import { expect, it } from 'vitest'
import { EditorUpload } from '#app/components/editor/editor-upload.tsx'
import { framed } from '../shell/framed.tsx'

it('a picture can be sent without scripts, and leads back to the page it is for, with its address', async () => {
  const html = await framed(<EditorUpload noun="article" path="/articles/3/edit" image="/uploads/one.webp" />, {
    root: {},
  })
  expect(html).toContain('action="/uploads?next=%2Farticles%2F3%2Fedit"')
  expect(html).toMatch(/<form[^>]*method="post"[^>]*encType="multipart\/form-data"/)
  expect(html).toMatch(/<input type="file" name="image" accept="image\/jpeg,[^"]*"[^>]*required=""/)
  expect(html).toContain('![](/uploads/one.webp)')
})

it('how to write it into the text is told where pictures stand inside the text alone', async () => {
  const html = await framed(<EditorUpload noun="post" path="/forum/post/3/edit" image="/uploads/one.webp" />, {
    root: {},
  })
  expect(html).toContain('value="/uploads/one.webp"')
  expect(html).not.toContain('![](')
})
