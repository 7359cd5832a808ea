import type { ActionFunctionArgs } from '@remix-run/node'
import { swapAction } from '#app/forms/mosaic-swap.action.ts'

/** Swaps two tiles by script: responds with the board, or with the problem. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const result = await swapAction(args)
  return 'data' in result ? Response.json(result.data, { status: result.init?.status ?? 200 }) : result
}
