import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { TrpcProvider } from '#app/browser/trpc-hooks.tsx'
import { Editor } from '#app/components/article/editor.tsx'
import { BlessingEditor } from '#app/components/blessings/blessing-editor.tsx'
import { BlessingForm } from '#app/components/blessings/blessing-form.tsx'
import { CommentForm } from '#app/components/comment/comment-form.tsx'
import { PostEditor } from '#app/components/forum/post-editor.tsx'
import { ReplyForm } from '#app/components/forum/reply-form.tsx'
import { ReplyContextProvider } from '#app/components/forum/reply-context.ts'
import { replyContextFor } from '#app/components/forum/reply-context.ts'
import { PledgeForm } from '#app/components/home/pledge-form.tsx'
import { BasicForm } from '#app/components/profile/basic-form.tsx'
import { renderWithRouter } from './render-with-router.tsx'

const empty = { result: undefined, stamp: 'stamp' }
const basics = { bio: null, graduationYear: null, department: null, visibility: 'members' } as const
const desk = {
  theirs: undefined,
  categories: [],
  translatable: [],
  limits: { title: 200, content: 50_000, summary: 500 },
}
const written = { title: '一条河', content: '', summary: '', coverImage: '', category: '', tags: [] }
const draft = { ...written, id: 3, language: null, translationId: null, status: 'draft', version: 1 } as const
const blessing = { id: 7, content: '江河安澜', isAnonymous: false, isOwn: true }

const board = {
  theirs: undefined,
  boards: [],
  boardId: 1,
  limits: { title: 100, content: 20_000, images: 9 },
  image: undefined,
}
const post = {
  id: 5,
  boardId: 1,
  title: '一条河',
  content: '',
  images: [],
  isAnonymous: true,
  language: null,
  version: 1,
  isOwn: true,
}
const can = { edit: false, delete: false, reply: true, moderate: false, history: false }
const replyContext = replyContextFor(
  {
    ...{ id: 5, board: { id: 1, name: '校友故事', isOpen: true }, user: { id: 1, username: 'ada', avatar: null } },
    ...{ isAnonymous: false, isLocked: false, status: 'approved', can, html: '<p>文</p>' },
  },
  {
    page: 1,
    sort: 'asc',
    totalPages: 1,
    newestFloor: 0,
    readerId: 1,
    now: '',
    limit: 2000,
    pictureLimit: 9,
    uploaded: undefined,
    stamp: 'stamp',
    refused: undefined,
  },
)

// The tests of drafts check which fields are kept and for whom; the journey of expiry restores one (docs/product.md#session).
const forms: Readonly<Record<string, ReactElement>> = {
  pledge: <PledgeForm {...empty} limits={{ name: 50, grade: 100, message: 500 }} onSent={() => true} />,
  blessing: <BlessingForm {...empty} limit={500} notice={null} onSent={() => true} />,
  'changed blessing': <BlessingEditor title="祝福" blessing={blessing} limit={500} result={undefined} />,
  comment: <CommentForm {...empty} place={{ articleId: 1, page: 1 }} limit={1000} />,
  answer: <CommentForm {...empty} place={{ articleId: 1, page: 1 }} parent={{ id: 2, name: 'ada' }} limit={1000} />,
  'new article': (
    <TrpcProvider>
      <Editor {...empty} {...desk} source={undefined} />
    </TrpcProvider>
  ),
  'draft that saves itself': (
    <TrpcProvider>
      <Editor {...empty} {...desk} source={draft} />
    </TrpcProvider>
  ),
  post: <PostEditor {...empty} {...board} source={undefined} />,
  'changed post': <PostEditor {...empty} {...board} source={post} />,
  reply: (
    <ReplyContextProvider value={replyContext}>
      <ReplyForm answering={undefined} />
    </ReplyContextProvider>
  ),
  profile: <BasicForm saved={basics} bioLimit={500} result={undefined} />,
}

test.each(Object.entries(forms))('an incomplete %s is kept in the browser', async (_, form) => {
  const html = await renderWithRouter(form, { root: { me: { id: 1, username: 'ada', role: 'user' } } })
  const inside = html.slice(html.indexOf('<form'), html.indexOf('</form>'))
  expect(inside).toContain('<span class="draft" role="status">')
})
