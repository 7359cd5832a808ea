import { data, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { speakRefusal } from '#app/i18n/speak.ts'
import { writtenLanguage } from '#server/markdown/markdown.schema.ts'
import { type PostSource, postLimits, writePost } from '#server/post/post.schema.ts'
import { isPictureAddress } from '#server/kernel/picture-address.schema.ts'
import { problemsIn } from './problems.ts'
import { seeOther, submit } from './submit.ts'

const { boardId, title, content } = writePost.shape

/** The form of the editor, new or edit: the addresses of pictures one a line, the version as text. */
const postForm = z.object({
  boardId,
  title,
  content,
  images: z
    .string()
    .default('')
    .transform(text => text.split(/\s+/u).filter(line => line !== ''))
    .refine(list => list.length <= postLimits.images, 'post.too_many_images')
    .refine(
      list => list.every(address => address.length <= postLimits.image && isPictureAddress(address)),
      'post.image',
    ),
  language: writtenLanguage.optional(),
  isAnonymous: z.boolean().default(false),
  version: z.int().min(1).optional(),
})
type Written = z.output<typeof postForm>

/** All that is ever said of the word list (docs/product.md#what-is-reviewed-first). */
const waiting = 'forum:done.waiting'

/** Whether the editor was asked for on the forum's front. */
export const isFromFront = (request: Request): boolean => new URL(request.url).searchParams.get('from') === 'forum'

/** Takes the editor's form for a new post; whoever set out from the forum's front is told so in its words (docs/product.md#forum). */
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

/** Takes the editor's form for a post that is there; where somebody else saved meanwhile, both texts are shown. */
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

function conflict({ isAnonymous, images, ...form }: Written, theirs: PostSource, locale: 'zh' | 'en') {
  const { title, content, language = '' } = form
  const written = { title, content, boardId: String(form.boardId), images: images.join('\n'), language }
  const values = isAnonymous ? { ...written, isAnonymous: 'on' } : written
  const message = speakRefusal(locale, 'post.changed_meanwhile', { version: theirs.version })
  return data({ values, errors: {}, message, theirs }, { status: 409 })
}
