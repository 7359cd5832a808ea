import { data, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { refusalText } from '#app/i18n/refusal-text.ts'
import { writtenLanguage } from '#server/markdown/markdown.schema.ts'
import { type PostSource, writePost } from '#server/post/post.schema.ts'
import { pictureLines } from './picture-lines.ts'
import { problemsIn } from './refusal-checks.ts'
import { seeOther, submit } from './submit.ts'

const { boardId, title, content } = writePost.shape

/** The editor's form for a new or an existing post: picture addresses one per line, the version as text. */
const postForm = z.object({
  boardId,
  title,
  content,
  images: pictureLines,
  language: writtenLanguage.optional(),
  isAnonymous: z.boolean().default(false),
  version: z.int().min(1).optional(),
})
type PostFields = z.output<typeof postForm>

/** The only message after a match in the word list (docs/product.md#what-is-reviewed-first). */
const waiting = 'forum:done.waiting'

/** Returns whether the editor was opened from the forum's front page. */
export const isFromFront = (request: Request): boolean => new URL(request.url).searchParams.get('from') === 'forum'

/** Handles the editor's form for a new post; the message differs when the editor was opened from the forum's front page (docs/product.md#forum). */
export function newPostAction(args: ActionFunctionArgs) {
  const { context, request } = args
  return submit(args, {
    schema: postForm,
    run: (api, { version: _, ...form }) => api.post.write(form),
    done({ id, status }) {
      const text = isFromFront(request) ? 'forum:done.created' : 'forum:done.published'
      context.flash({ type: 'success', text: status === 'approved' ? text : waiting })
      return seeOther(`/forum/post/${id}`)
    },
  })
}

/** Handles the editor's form for an existing post; if somebody else saved it in the meantime, the page shows both texts. */
export function postEditAction(args: ActionFunctionArgs, id: number) {
  const { context } = args
  return submit(args, {
    schema: postForm,
    async run(api, form) {
      try {
        return { saved: await api.post.edit({ ...form, language: form.language ?? null, id }), form }
      } catch (error) {
        if (!problemsIn(error).some(({ code }) => code === 'post.changed_meanwhile')) throw error
        return { theirs: await api.post.source({ id }), form }
      }
    },
    done(made) {
      if ('theirs' in made) return conflict(made.form, made.theirs, context.locale)
      context.flash({ type: 'success', text: made.saved.status === 'pending' ? waiting : 'forum:done.updated' })
      return seeOther(`/forum/post/${id}`)
    },
  })
}

function conflict({ isAnonymous, images, ...form }: PostFields, theirs: PostSource, locale: 'zh' | 'en') {
  const { title, content, language = '' } = form
  // The post may have been moved in the meantime, and an old form must not move it back.
  const written = { title, content, boardId: String(theirs.boardId), images: images.join('\n'), language }
  const values = isAnonymous ? { ...written, isAnonymous: 'on' } : written
  const message = refusalText(locale, 'post.changed_meanwhile', { version: theirs.version })
  return data({ values, errors: {}, message, theirs }, { status: 409 })
}
