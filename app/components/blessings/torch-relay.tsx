import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Sources } from '#app/components/ui/sources.tsx'
import { Torch } from '#app/components/ui/torch.tsx'
import type { BlessingsTexts } from '#app/content/pages/blessings.ts'
import { HiddenFields } from '#app/components/form/hidden-fields.tsx'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import type { TorchState, PublicWish } from '#server/torch/torch.schema.ts'
import { TorchHandover } from './torch-handover.tsx'
import { TorchWishes } from './torch-wishes.tsx'
import { RelayGoals } from './relay-goals.tsx'
import { RelayProgress } from './relay-progress.tsx'
import { useTorch } from './use-torch.ts'

export const torchAct = 'torch'

interface TorchRelayProps {
  words: BlessingsTexts['relay']
  held: TorchState
  wishes: readonly PublicWish[]
  wishLimit: number
  stamp: string
  now: string
  /** The result of a form that was sent without scripts. */
  result: FormResult | undefined
  notice: string | null
}

/** The torch relay that all readers share: take the torch, add a wish, pass it on (docs/product.md#blessings-page). */
export function TorchRelay({
  words,
  wishes,
  wishLimit,
  stamp,
  now,
  result: plainResult,
  notice,
  ...known
}: TorchRelayProps) {
  const { t } = useTranslation('blessing')
  const { fetcher, form, held, passes, passed, result = plainResult } = useTorch(known.held)
  return (
    <section id="relay" className="relay" data-ground="night" aria-labelledby="relay-title">
      <div className="relay__stage grid">
        <div className="relay__fire">
          <Torch className="relay__torch" flare={passes} />
        </div>
        <div className="relay__words">
          <h2 id="relay-title" className="relay__title">
            {words.title}
          </h2>
          {words.paragraphs.map(paragraph => (
            <p key={paragraph} className="relay__text">
              {paragraph}
            </p>
          ))}
          <Sources sources={words.sources} />
          <RelayProgress held={held} />
          <fetcher.Form ref={form} method="post" action="/blessings#relay" className="relay__form" preventScrollReset>
            <input type="hidden" name="act" value={torchAct} />
            <Field
              {...fieldOf(torchAct, 'wish', result)}
              label={t('relay.wish')}
              hint={t('relay.wishHint', { limit: wishLimit })}
              autoComplete="off"
              optional
            />
            <HiddenFields stamp={stamp} trap={t('form.trap')} />
            <Button type="submit" variant="primary" busy={fetcher.state !== 'idle'} busyLabel={t('relay.busy')}>
              {t('relay.pass')}
            </Button>
          </fetcher.Form>
          <div id="passed" className="relay__told" role="status">
            {passed === undefined ? notice : <TorchHandover key={passed.leg.from} passed={passed} />}
          </div>
        </div>
      </div>
      <RelayGoals goals={words.goals} count={held.count} />
      <TorchWishes wishes={wishes} now={now} />
    </section>
  )
}
