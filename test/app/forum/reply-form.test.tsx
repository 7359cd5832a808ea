import { expect, it } from 'vitest'
import { ReplyActions } from '#app/components/forum/reply-actions.tsx'
import { ReplyForm } from '#app/components/forum/reply-form.tsx'
import { type ReplyContext, ReplyContextProvider } from '#app/components/forum/reply-context.ts'
import type { FormResult } from '#app/components/form/form-result.ts'
import { renderWithRouter } from '../shell/render-with-router.tsx'
import { replyCard } from './reply-card.ts'

const answering = replyCard({
  id: 9,
  postId: 5,
  floor: 3,
  content: 'I do',
  html: '<p>I do</p>',
  user: { id: 2, username: 'bob', avatar: null },
  userId: 2,
  createdAt: '2025-10-27T02:00:00.000Z',
  can: { reply: true, edit: false, delete: false, history: false },
})
const replyContext: ReplyContext = {
  newFrom: undefined,
  unread: undefined,
  pictureLimit: 9,
  uploaded: undefined,
  postHtml: '<p>原帖</p>',
  place: { postId: 5, page: 1, sort: 'asc' },
  totalPages: 1,
  newestFloor: 3,
  authorId: null,
  isUnnamed: false,
  readerId: 7,
  closed: undefined,
  canReply: true,
  canModerate: false,
  now: '2025-10-27T02:00:00.000Z',
  limit: 2000,
  stamp: 's',
  refused: undefined,
}
const form = (refused: FormResult | undefined, floor = answering) =>
  renderWithRouter(
    <ReplyContextProvider value={{ ...replyContext, refused }}>
      <ReplyForm answering={floor} />
    </ReplyContextProvider>,
    { at: '/forum/post/5?reply=9', locale: 'en' },
  )
const values = { content: 'So do I', parentId: '9' }

it('the reply form names the answered floor and sends it, also after a refusal', async () => {
  for (const refused of [undefined, { values, errors: { content: ['no'] }, message: undefined }]) {
    const html = await form(refused)
    expect(html).toContain('Replying to 3F bob')
    expect(html).toMatch(/name="parentId" value="9"/)
  }
})

it('the reply form says that the answered floor was deleted, and replies to the post instead', async () => {
  const html = await form(undefined, { ...answering, isRemoved: true })
  expect(html).toContain('What you write here is posted as a plain reply.')
  expect(html).not.toContain('Replying to')
  expect(html).not.toMatch(/name="parentId"/)
})

it('the reply form says that the answered floor is gone, and keeps what was typed as a plain reply', async () => {
  const html = await form({ values, errors: { parentId: ['This reply was not found'] }, message: undefined })
  expect(html).toContain('The floor you were answering has been deleted. Submit again to post this as a plain reply.')
  expect(html).toContain('So do I')
  expect(html).not.toContain('Replying to')
  expect(html).not.toContain('name="parentId"')
  expect(html).not.toContain('reply=9#write')
})

it('the buttons to edit and delete a reply name its floor for screen readers', async () => {
  const reply = { ...answering, can: { reply: false, edit: true, delete: true, history: false } }
  const acts = (
    <ReplyContextProvider value={replyContext}>
      <ReplyActions reply={reply} name="bob" />
    </ReplyContextProvider>
  )
  expect((await renderWithRouter(acts, { locale: 'en' })).match(/>Floor 3<\/span>/gu)).toHaveLength(2)
})
