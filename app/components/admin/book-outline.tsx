import { useTranslation } from 'react-i18next'
import type { BookOutline as Outline } from '#server/book/book.schema.ts'
import { AdminHead } from './admin-head.tsx'

/** Overview of the book: its contents, the people in it, and how to print it. */
export function BookOutline({ outline }: { outline: Outline }) {
  const { t } = useTranslation('adminBook')
  const { pledges, blessings, volumes, years } = outline
  return (
    <>
      <AdminHead title={t('name')} lead={t('lead')} />
      <p>{pledges + blessings === 0 ? t('empty') : t('holds', { pledges, blessings })}</p>
      <section className="book-desk__part" aria-labelledby="open">
        <h2 id="open">{t('openHeading')}</h2>
        <ul className="book-desk__volumes">
          {Array.from({ length: volumes }, (_, index) => (
            <Volume key={index} volume={index + 1} volumes={volumes} />
          ))}
        </ul>
        <p className="meta">{t('public')}</p>
      </section>
      <section className="book-desk__part" aria-labelledby="how">
        <h2 id="how">{t('howHeading')}</h2>
        <p>{t('print')}</p>
        <p>{t('command')}</p>
        <pre className="book-desk__command">
          <code>{command}</code>
        </pre>
      </section>
      <section className="book-desk__part" aria-labelledby="who">
        <h2 id="who">{t('whoHeading')}</h2>
        <p>{t('who')}</p>
        <p>{t('names')}</p>
      </section>
      {years.length === 0 ? null : <Years years={years} />}
    </>
  )
}

const command = 'npm run export -- DIR --book'

function Volume({ volume, volumes }: { volume: number; volumes: number }) {
  const { t } = useTranslation('adminBook')
  const query = volume === 1 ? '' : `?volume=${volume}`
  return (
    <li>
      {volumes === 1 ? null : <span>{t('volume', { volume, volumes })}</span>}
      <a className="text-link" href={`/admin/book/zh${query}`}>
        {t('editions.zh')}
      </a>
      <a className="text-link" href={`/admin/book/en${query}`}>
        {t('editions.en')}
      </a>
    </li>
  )
}

function Years({ years }: Pick<Outline, 'years'>) {
  const { t } = useTranslation('adminBook')
  return (
    <section className="book-desk__part" aria-labelledby="years">
      <h2 id="years">{t('yearsHeading')}</h2>
      <dl className="book-desk__years">
        {years.map(({ year, texts }) => (
          <div key={year ?? 'undated'}>
            <dt>{year ?? t('undated')}</dt>
            <dd>{t('texts', { number: texts })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
