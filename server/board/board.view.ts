import type { Locale } from '../rpc/context.ts'
import type { Board } from './board.entity.ts'
import type { BoardCard, BoardSource } from './board.schema.ts'

export const viewBoard = (locale: Locale, board: Board): BoardCard => ({
  id: board.id,
  name: board.nameIn(locale),
  description: (locale === 'en' ? board.descriptionEn : null) ?? board.description,
  icon: board.icon,
  order: board.order,
  status: board.status,
  postCount: board.postCount,
  replyCount: board.replyCount,
  createdAt: board.createdAt.toISOString(),
})

export const viewSource = (board: Board): BoardSource => ({
  id: board.id,
  name: board.name,
  nameEn: board.nameEn ?? '',
  description: board.description,
  descriptionEn: board.descriptionEn ?? '',
  icon: board.icon,
  order: board.order,
  status: board.status,
})
