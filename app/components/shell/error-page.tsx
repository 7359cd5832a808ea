import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { WaterContour } from '#app/components/ui/water-contour.tsx'
import { systemMessage } from '#app/i18n/system-messages.ts'
import { errorFigure, errorKind } from './error-kind.ts'
import { forumPageKind } from './forum-page-kind.ts'
import { useRequestId } from './request-id.ts'
import { chapters } from './site-links.ts'
import { useRoot } from './use-root.ts'

/** The kinds of errors for which a retry can help. */
const worthTrying = ['unavailable', 'busy', 'network', 'load', 'fault']

interface ErrorPageProps {
  error: unknown
  /** The title that the failed section of the site provides. */
  title?: string
  /** Link back to the section of the site that the page belongs to. */
  back?: { to: string; label: string }
  children?: ReactNode
}

/** The page for an error: one sentence about what happened, and links to go on. */
export function ErrorPage({ error, title, back, children }: ErrorPageProps) {
  const { t } = useTranslation('errors')
  const kind = errorKind(error)
  const { pathname, search } = useLocation()
  const figure = errorFigure(error)
  const isWorthTrying = worthTrying.includes(kind)
  const part = isWorthTrying ? forumPageKind(pathname) : undefined
  return (
    <section className={`failure failure--${kind}`}>
      {/* Without a network the drawing could not be loaded either. */}
      {kind === 'network' ? null : (
        <WaterContour shape={kind === 'missing' ? 'reach' : 'rapids'} className="failure__water" />
      )}
      {figure === undefined ? null : (
        <p className="failure__figure year" aria-hidden="true">
          {figure}
        </p>
      )}
      <div className="failure__sheet grid">
        <div className="failure__words">
          <h1 className="failure__title">{title ?? t(part === undefined ? `${kind}.title` : `forum.${part}`)}</h1>
          <p className="failure__text lede">{t(`${kind}.text`)}</p>
          {kind === 'network' ? <NetworkMessage /> : null}
          {kind === 'fault' ? <Reference /> : null}
          {children}
          <p className="failure__ways">
            {isWorthTrying ? (
              <a className="button button--primary" href={`${pathname}${search}`}>
                {t('retry')}
              </a>
            ) : null}
            {back === undefined ? null : (
              <TextLink to={back.to} tone="onward" reloadDocument={kind === 'load'}>
                {back.label}
              </TextLink>
            )}
            <TextLink to="/" tone="onward" reloadDocument={kind === 'load'}>
              {t('home')}
            </TextLink>
          </p>
        </div>
        <Elsewhere />
      </div>
    </section>
  )
}

function NetworkMessage() {
  const { message, translation } = systemMessage(useRoot()?.locale ?? 'zh', 'network')
  return (
    <p className="failure__system meta">
      <span lang="zh-CN">{message}</span>
      {translation === undefined ? null : <span>{translation}</span>}
    </p>
  )
}

function Reference() {
  const { t } = useTranslation('errors')
  const reference = useRequestId()
  if (reference === '') return null
  return (
    <p className="failure__reference meta">
      {t('reference')} <code>{reference}</code>
    </p>
  )
}

function Elsewhere() {
  const { t } = useTranslation(['errors', 'shell'])
  return (
    <nav className="failure__elsewhere" aria-label={t('elsewhereTitle')}>
      <h2 className="failure__heading">{t('elsewhereTitle')}</h2>
      <ul>
        {chapters.slice(1).map(({ key, to }) => (
          <li key={key}>
            <Link to={to}>{t(`shell:nav.${key}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
