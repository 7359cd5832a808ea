import { useTranslation } from 'react-i18next'
import type { EditedPart } from './edited-part.ts'

/** Returns a function that words the problem at a place; undefined if there is none. */
export function useProblemText({ problems }: EditedPart): (place: string, label: string) => string | undefined {
  const { t } = useTranslation('editing')
  return (place, label) => {
    const kind = problems.get(place)
    return kind === undefined ? undefined : t(`problem.${kind}`, { label })
  }
}
