import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActButton, ActForm } from '#app/components/form/act-form.tsx'
import { Checkbox } from '#app/components/ui/checkbox.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Link } from '#app/components/ui/link.tsx'
import { useHydrated } from '#app/components/ui/use-hydrated.ts'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import type { ShownSmtp } from '#server/setting/smtp.schema.ts'

export const mailAct = 'mail'
export const presetField = 'preset'

const page = '/admin/settings'

interface Preset {
  key: 'qq' | 'netease' | 'tencent' | 'generic'
  host: string
  port: number
  secure: boolean
}

interface MailFormProps {
  config: ShownSmtp
  presets: readonly Preset[]
  /** The provider that the address names. */
  asked: string | null
  result: FormResult | undefined
}

const names = ['host', 'port', 'user', 'password', 'fromName', 'fromAddress'] as const

/** Form for the mail server. Choosing a known provider fills in three fields (docs/product.md#mail). */
export function MailForm({ config, presets, asked, result }: MailFormProps) {
  const { t } = useTranslation('settings')
  const [chosen, setChosen] = useState(() => presets.find(({ key }) => key === asked))
  const field = (name: (typeof names)[number]) => {
    const props = fieldOf(mailAct, name, result)
    return result === undefined ? { ...props, defaultValue: String(config[name]) } : props
  }
  const { host, port, secure } = chosen ?? {
    host: field('host').defaultValue,
    port: field('port').defaultValue,
    secure: result === undefined ? config.secure : result.values['secure'] === 'on',
  }
  return (
    <ActForm act={mailAct} names={names} result={result} failed={t('mail.failed')} action={page}>
      <Presets presets={presets} onChoose={setChosen} />
      <div className="act-form__pair mail-form__server" key={chosen?.key}>
        <Field
          {...field('host')}
          defaultValue={host}
          label={t('mail.host')}
          hint={t('mail.hostHint')}
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field {...field('port')} defaultValue={String(port)} inputMode="numeric" label={t('mail.port')} />
      </div>
      <Checkbox key={`secure ${chosen?.key ?? ''}`} name="secure" label={t('mail.secure')} defaultChecked={secure} />
      <Field {...field('user')} label={t('mail.user')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      <Field
        {...field('password')}
        defaultValue={config.password}
        type="password"
        label={t('mail.password')}
        hint={t('mail.passwordHint')}
        autoComplete="new-password"
      />
      <Field {...field('fromName')} label={t('mail.fromName')} autoComplete="off" />
      <Field {...field('fromAddress')} type="email" label={t('mail.fromAddress')} autoComplete="off" />
      <p className="act-form__acts">
        <ActButton act={mailAct} variant="primary" busyLabel={t('mail.busy')}>
          {t('mail.save')}
        </ActButton>
      </p>
    </ActForm>
  )
}

/** Buttons for the known providers. Without scripts each is a link to the form with that provider filled in. */
function Presets({ presets, onChoose }: { presets: readonly Preset[]; onChoose: (preset: Preset) => void }) {
  const { t } = useTranslation('settings')
  const isScripted = useHydrated()
  return (
    <div className="mail-presets" role="group" aria-label={t('mail.presets')}>
      {presets.map(preset =>
        isScripted ? (
          <Button key={preset.key} onClick={() => onChoose({ ...preset })}>
            {t(`mail.preset.${preset.key}`)}
          </Button>
        ) : (
          <Link
            key={preset.key}
            className="button button--quiet"
            to={`${page}?${presetField}=${preset.key}#mail-title`}
          >
            {t(`mail.preset.${preset.key}`)}
          </Link>
        ),
      )}
    </div>
  )
}
