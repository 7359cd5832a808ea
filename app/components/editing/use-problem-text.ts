import { useTranslation } from 'react-i18next'
import type { EditedPart } from './edited-part.ts'

/** What is wrong at a place, in words; undefined where nothing is. */
export function useProblemText({ problems }: EditedPart): (place: string, label: string) => string | undefined {
  const { t } = useTranslation('editing')
  return (place, label) => {
    const kind = problems.get(place)
    return kind === undefined ? undefined : t(`problem.${kind}`, { label })
  }
}
