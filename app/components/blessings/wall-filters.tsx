import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LanguageFilter } from '#app/components/filter/language-filter.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { useRoot } from '#app/components/shell/use-root.ts'
import { Link } from '#app/components/ui/link.tsx'
import type { ShownTexts } from '#app/forms/read-texts-by-language.ts'
import { groupDigits } from '#app/i18n/group-digits.ts'
import { wallAddress, type WallView } from '#app/components/blessings/wall-view.ts'

/** The filters of the wall: newest, random, mine, one class year; and the number of blessings. */
export function WallTools({ view, total, texts }: { view: WallView; total: number; texts: ShownTexts }) {
  const { t } = useTranslation('blessing')
  const isMember = useRoot()?.me != null
  const views = ['newest', 'random', ...(isMember ? (['mine'] as const) : [])] as const
  return (
    <div className="wall__tools">
      <nav aria-label={t('wall.views')}>
        <ul className="wall__views">
          {views.map(show => (
            <li key={show}>
              <Link
                to={wallAddress({ show, language: view.language })}
                className="wall__view"
                aria-current={view.show === show ? 'true' : undefined}
                preventScrollReset
              >
                {t(show === 'random' && view.show === 'random' ? 'wall.again' : `wall.${show}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form action="/blessings#slips" className="wall__filter" preventScrollReset>
        <Field
          id="wall-year"
          name="year"
          label={t('wall.year')}
          placeholder={t('wall.yearHint')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={view.year ?? view.misread ?? ''}
          error={view.misread === null ? undefined : t('wall.yearUnread')}
          key={view.year ?? view.misread}
        />
        <Button type="submit">{t('wall.filter')}</Button>
        {view.year === null ? null : <Link to={wallAddress({})}>{t('wall.everybody')}</Link>}
      </Form>
      {view.show === 'mine' ? null : (
        <LanguageFilter
          texts={texts}
          total={total}
          link={language => wallAddress({ show: view.show, year: view.year, language })}
        />
      )}
      <p className="wall__total meta" role="status">
        {view.year === null ? null : `${t('wall.of', { year: view.year })} · `}
        {t('wall.total', { total: groupDigits(total) })}
      </p>
    </div>
  )
}
