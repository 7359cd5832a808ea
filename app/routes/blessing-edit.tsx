import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BlessingEditor } from '#app/components/blessings/blessing-editor.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { requireMember } from '#app/forms/page-guards.ts'
import { idParam } from '#app/forms/route-params.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'
import { useFormResult } from '#app/components/form/form-result.ts'
import { seeOther, submit } from '#app/forms/submit.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { blessingLimits, submitBlessing } from '#server/blessing/blessing.schema.ts'
import { grants } from '#server/kernel/rights.schema.ts'
import '#app/styles/pages/blessings/index.css'

export const handle = { i18n: ['blessing'] }

/** Loads a blessing for its author or an admin (docs/product.md#who-may-edit-or-delete). */
export async function loader(args: LoaderFunctionArgs) {
  const me = requireMember(args)
  const { api, locale } = args.context
  const blessing = await orErrorPage(api.blessing.byId({ id: idParam(args) }))
  if (!blessing.can.edit) throw data(null, { status: 403 })
  const { id, content, isAnonymous } = blessing
  // Admins see the author of a blessing; anybody else who may edit it is its author.
  const isOwn = !grants(me.role, 'names') || blessing.user.id === me.id
  const title = textsOf(locale, 'blessing')('one.editTitle')
  return { blessing: { id, content, isAnonymous, isOwn }, title, limit: blessingLimits.content }
}

export function action(args: ActionFunctionArgs) {
  const id = idParam(args)
  return submit(args, {
    schema: submitBlessing,
    run: (api, form) => api.blessing.edit({ id, ...form }),
    done({ status }) {
      const text = status === 'pending' ? 'blessing:form.waiting' : 'blessing:one.saved'
      args.context.flash({ type: 'success', text })
      return seeOther(`/blessings/${id}`)
    },
  })
}

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function BlessingEdit() {
  const { title, ...known } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return <BlessingEditor title={title} {...known} result={result} />
}
