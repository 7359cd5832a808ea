import { useTranslation } from 'react-i18next'
import { classNames } from '#app/components/ui/class-names.ts'
import type { BlessingsTexts } from '#app/content/pages/blessings.ts'
import { groupDigits } from '#app/i18n/group-digits.ts'

interface RelayGoalsProps {
  goals: BlessingsTexts['relay']['goals']
  count: number
}

/** The share of the way from one goal to the next, from 0 to 1. */
const runOf = (count: number, from: number, to: number) => Math.min(1, Math.max(0, (count - from) / (to - from)))

/** The goals of the relay. Each goal is lit once the torch has run that many legs. */
export function RelayGoals({ goals, count }: RelayGoalsProps) {
  const { t } = useTranslation('blessing')
  return (
    <div className="goals grid" aria-labelledby="goals-title">
      <h3 id="goals-title" className="goals__title">
        {t('relay.goals')}
      </h3>
      <ol className="goals__course">
        {goals.map(({ legs, name }, index) => (
          <li key={legs} className={classNames('goals__goal', count >= legs && 'is-lit')}>
            <progress
              className="goals__run"
              value={runOf(count, goals[index - 1]?.legs ?? 0, legs)}
              max={1}
              aria-hidden="true"
            />
            <span className="goals__legs display">{groupDigits(legs)}</span>
            <span className="goals__name">{name}</span>
            <span className="meta">
              {count >= legs ? t('relay.lit') : t('relay.toGo', { legs: groupDigits(legs - count) })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
