import { data, type ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { tagLine } from '#app/components/article/draft-values.ts'
import { refusalText } from '#app/i18n/refusal-text.ts'
import { articleForm, type ArticleSource, type ArticleStatus } from '#server/article/article.schema.ts'
import { problemsIn } from './refusal-checks.ts'
import { redirectWithFlash, seeOther, submit } from './submit.ts'
import type { SentForm } from './dispatch-act.ts'

type ArticleFields = z.output<typeof articleForm>

const doneTexts = {
  draft: 'article:done.saved',
  published: 'article:done.published',
  archived: 'article:done.archived',
} as const satisfies Record<ArticleStatus, string>

/** The only message after a match in the word list (docs/product.md#what-is-reviewed-first). */
const waiting = 'article:done.waiting'

/** Handles the editor's form for a new article. */
export function newArticleAction(args: ActionFunctionArgs) {
  return submit(args, {
    schema: articleForm,
    run: (api, { version: _, ...form }) => api.article.write(form),
    done({ id, status, awaitsReview }) {
      args.context.flash({ type: 'success', text: awaitsReview ? waiting : doneTexts[status] })
      return seeOther(status === 'draft' ? `/articles/${id}/edit` : `/articles/${id}`)
    },
  })
}

/** Handles the editor's form for an existing article; if somebody else saved it in the meantime, the page shows both texts. */
export function articleEditAction(args: ActionFunctionArgs, id: number) {
  const { context } = args
  return submit(args, {
    schema: articleForm,
    async run(api, form) {
      try {
        return { saved: await api.article.edit({ ...form, ...chosenFields(form), id }), form }
      } catch (error) {
        if (!problemsIn(error).some(({ code }) => code === 'article.changed_meanwhile')) throw error
        return { theirs: await api.article.source({ id }), form }
      }
    },
    done(made) {
      if ('theirs' in made) return conflict(made.form, made.theirs, context.locale)
      const { status, awaitsReview } = made.saved
      const text = status === 'published' ? 'article:done.updated' : doneTexts[status]
      context.flash({ type: 'success', text: awaitsReview ? waiting : text })
      return seeOther(status === 'draft' ? `/articles/${id}/edit` : `/articles/${id}`)
    },
  })
}

// An empty field of the form clears the earlier choice.
const chosenFields = (form: ArticleFields) => ({
  language: form.language ?? null,
  translationId: form.translationId ?? null,
})

function conflict(form: ArticleFields, theirs: ArticleSource, locale: 'zh' | 'en') {
  const { title, content, summary, coverImage, category, tags, language, translationId } = form
  const chosen = { language: language ?? '', translationId: translationId === undefined ? '' : String(translationId) }
  const values = { title, content, summary, coverImage, category: category ?? '', tags: tagLine(tags), ...chosen }
  const message = refusalText(locale, 'article.changed_meanwhile', { version: theirs.version })
  return data({ values, errors: {}, message, theirs }, { status: 409 })
}

/** Handlers of the buttons that publish or archive on the article's own page. */
export function articleStatusActs(id: number) {
  const set = (act: 'publish' | 'archive', text: string) => (sent: SentForm) =>
    submit(sent, {
      schema: z.object({}),
      run: api => api.article[act]({ id }),
      done: ({ awaitsReview }) => redirectWithFlash(sent, `/articles/${id}`, awaitsReview ? waiting : text),
    })
  return { publish: set('publish', doneTexts.published), archive: set('archive', doneTexts.archived) }
}
