import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { seeOther } from '#app/forms/submit.ts'

/** Ends the session in this browser even if the server fails to end it, then redirects to Home (docs/product.md#logout). */
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
