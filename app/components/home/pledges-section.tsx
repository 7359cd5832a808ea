import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApprovedPledges } from '#app/browser/use-live.ts'
import { pageLocale } from '#app/browser/page-locale.ts'
import { LanguageFilter } from '#app/components/filter/language-filter.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Link } from '#app/components/ui/link.tsx'
import type { HomeShell } from '#app/content/pages/home.ts'
import type { ShownTexts } from '#app/forms/read-texts-by-language.ts'
import type { FormResult } from '#app/components/form/form-result.ts'
import { PledgeForm, type SentPledge } from './pledge-form.tsx'
import { RiverPath } from './river-path.tsx'
import { SectionHead } from './section-head.tsx'
import { SentPledgeDialog, PledgeDialog } from './pledge-dialogs.tsx'
import { PledgeList } from './pledge-list.tsx'
import { PledgeStream } from './pledge-stream.tsx'
import { withPledgeItem, type PledgeStreamItem } from './pledge-stream-items.ts'

interface FutureProps {
  heading: HomeShell['future']
  sparks: readonly PledgeStreamItem[]
  own: readonly PledgeStreamItem[]
  /** True if the list could not be read and samples are shown instead (docs/product.md#pledges). */
  samples: boolean
  /** The language filter of the list; null if samples are shown. */
  texts: ShownTexts | null
  limits: { name: number; grade: number; message: number }
  stamp: string
  now: string
  result: FormResult | undefined
  notice: { message: string; link: string | null } | null
}

/** Chapter four of Home: the pledge form and the animated stream of pledges (docs/product.md#home). */
export function Future({ heading, limits, stamp, now, result, notice, samples, texts, ...known }: FutureProps) {
  const { t } = useTranslation('pledge')
  const { pledges, arrivals, sent, add, close } = usePledges(known, texts, now)
  const [opened, setOpened] = useState<PledgeStreamItem>()
  const [asList, setAsList] = useState(false)
  return (
    <section id="future" className="chapter future" data-lazy="" data-ground="night" aria-labelledby="future-title">
      <RiverPath part="future" />
      <SectionHead id="future-title" chapter={t('chapter')} {...heading} />
      <div className="future__write grid">
        {notice === null ? null : <SentNotice {...notice} />}
        <PledgeForm result={result} limits={limits} stamp={stamp} onSent={add} />
      </div>
      {texts === null ? null : (
        <div id="future-sparks" className="future__texts grid">
          <LanguageFilter
            texts={texts}
            total={pledges.length}
            link={language => `/?language=${language}#future-sparks`}
          />
        </div>
      )}
      <PledgeStream pledges={pledges} arrivals={arrivals} onOpen={setOpened} />
      <div className="future__reading grid">
        {samples ? <p className="meta">{t('stream.samples')}</p> : null}
        {pledges.length === 0 ? <p className="lede">{t('stream.empty')}</p> : null}
        <Button
          className="future__as-list only-scripted"
          variant="link"
          aria-expanded={asList}
          onClick={() => setAsList(!asList)}
        >
          {t(asList ? 'stream.hideList' : 'stream.asList')}
        </Button>
      </div>
      <div className={asList ? 'future__list is-open' : 'future__list'}>
        <PledgeList pledges={pledges} now={now} />
      </div>
      <PledgeDialog pledge={opened} onClose={() => setOpened(undefined)} />
      <SentPledgeDialog sent={sent} onClose={close} />
    </section>
  )
}

function SentNotice({ message, link }: { message: string; link: string | null }) {
  const { t } = useTranslation('pledge')
  return (
    <div className="future__notice" role="status">
      <p className="display">{message}</p>
      {link === null ? null : (
        <>
          <p>{t('sentThanks')}</p>
          <p>
            {t('sentWaiting')} <Link to={link}>{t('sentReceipt')}</Link>
          </p>
        </>
      )}
    </div>
  )
}

// Returns the pledges of the loader, those that this reader has sent, and those approved since, newest first.
function usePledges(
  { sparks: loaded, own }: Pick<FutureProps, 'sparks' | 'own'>,
  texts: ShownTexts | null,
  now: string,
) {
  const [arrived, setArrived] = useState<readonly PledgeStreamItem[]>([])
  const [sentIds, setSentIds] = useState<readonly number[]>([])
  const [sent, setSent] = useState<SentPledge>()
  useApprovedPledges(pledge => setArrived(known => withPledgeItem(known, { ...pledge, state: 'approved' })), now)
  // A reader who filters by language sees pledges in the other language only if they are their own.
  const arrivals = useMemo(
    () =>
      arrived.filter(
        ({ id, language }) =>
          texts?.shown !== 'this' ||
          language === pageLocale() ||
          sentIds.includes(id) ||
          own.some(pledge => pledge.id === id),
      ),
    [arrived, own, sentIds, texts],
  )
  const pledges = useMemo(
    () => [...arrivals].reverse().reduce<PledgeStreamItem[]>(withPledgeItem, [...own, ...loaded]),
    [arrivals, own, loaded],
  )
  function add(sentPledge: SentPledge): void {
    const { receipt: _, ...pledge } = sentPledge
    setArrived(known => withPledgeItem(known, { ...pledge, state: 'pending' }))
    setSentIds(known => [...known, pledge.id])
    setSent(sentPledge)
  }
  return { pledges, arrivals, sent, add, close: () => setSent(undefined) }
}
