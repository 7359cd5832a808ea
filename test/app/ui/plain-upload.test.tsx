import { expect, it } from 'vitest'
import { EditorUpload } from '#app/components/text-editor/editor-upload.tsx'
import { renderWithRouter } from '../shell/render-with-router.tsx'

it('a picture can be uploaded without scripts, and the form redirects to its page with the picture’s address', async () => {
  const html = await renderWithRouter(
    <EditorUpload noun="article" path="/articles/3/edit" image="/uploads/one.webp" />,
    {
      root: {},
    },
  )
  expect(html).toContain('action="/uploads?next=%2Farticles%2F3%2Fedit"')
  expect(html).toMatch(/<form[^>]*method="post"[^>]*encType="multipart\/form-data"/)
  expect(html).toMatch(/<input type="file" name="image" accept="image\/jpeg,[^"]*"[^>]*required=""/)
  expect(html).toContain('![](/uploads/one.webp)')
})

it('the hint how to insert a picture is shown only where pictures are inside the text', async () => {
  const html = await renderWithRouter(
    <EditorUpload noun="post" path="/forum/post/3/edit" image="/uploads/one.webp" />,
    {
      root: {},
    },
  )
  expect(html).toContain('value="/uploads/one.webp"')
  expect(html).not.toContain('![](')
})
