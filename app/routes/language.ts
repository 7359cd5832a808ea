import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { safePath } from '#server/kernel/safe-path.schema.ts'
import { readForm, seeOther } from '#app/forms/submit.ts'
import { isLocale } from '#app/i18n/locale.ts'

/** Handles the language toggle and returns to the page; with scripts, its scroll position and input stay (docs/product.md#language-toggle). */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const locale = form.get('locale')
  if (!isLocale(locale)) throw new Response(null, { status: 400 })
  context.chooseLocale(locale)
  const back = form.get('back')
  return seeOther(safePath(typeof back === 'string' ? back : null, '/'))
}

export const loader = () => redirect('/')
