import { useTranslation } from 'react-i18next'
import type { EditedPart } from './edited-part.ts'

/** Returns a function that words the problem at a path; undefined if there is none. */
export function useProblemText({ problems }: EditedPart): (path: string, label: string) => string | undefined {
  const { t } = useTranslation('storyEditor')
  return (path, label) => {
    const kind = problems.get(path)
    return kind === undefined ? undefined : t(`problem.${kind}`, { label })
  }
}
