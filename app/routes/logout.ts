import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { seeOther } from '#app/forms/submit.ts'

/** Ends the session here whatever the server says to it, then goes Home (docs/product.md#logout). */
export async function action({ request, context }: ActionFunctionArgs) {
  try {
    await context.api.session.logout()
  } catch (fault) {
    context.reportFault(fault, new URL(request.url).pathname)
  }
  context.signOut()
  return seeOther('/')
}

export const loader = () => redirect('/')
