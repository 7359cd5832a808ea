import type { AppLoadContext } from '@remix-run/node'
import { orErrorPage } from './refusal-to-error-page.ts'

interface BoardChoice {
  id: number
  name: string
  isOpen: boolean
}

/** Returns the boards that accept posts, and the board with id `selectedBoardId`, which may be archived. Throws a 404 if that board does not exist. */
export async function boardChoices(api: AppLoadContext['api'], selectedBoardId: number): Promise<BoardChoice[]> {
  const { boards } = await orErrorPage(api.board.list({}))
  const open = boards.map(({ id, name }) => ({ id, name, isOpen: true }))
  if (open.some(({ id }) => id === selectedBoardId)) return open
  const { id, name } = await orErrorPage(api.board.byId({ id: selectedBoardId }))
  return [{ id, name, isOpen: false }, ...open]
}
