import { useTranslation } from 'react-i18next'
import type { NoticeView } from '#server/notice/notice.schema.ts'

/** A notice in a sentence. */
export function useSaid({ kind, by, count, outcome, text }: NoticeView): string {
  const { t } = useTranslation('notice')
  const of = { text: t(`texts.${text.type}`) }
  if (kind === 'like') return t('said.like', { ...of, count })
  if (kind === 'review') return t(outcome === 'approved' ? 'said.review.approved' : 'said.review.rejected', of)
  if (kind === 'report') return t(outcome === 'kept' ? 'said.report.kept' : 'said.report.removed', of)
  return t(`said.${kind}`, { ...of, who: by ?? t('someone') })
}
