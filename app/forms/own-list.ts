import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { TFunction } from 'i18next'
import { textsOf } from '#app/i18n/server-texts.ts'
import { requireMember } from './guards.ts'
import { orErrorPage } from './or-error-page.ts'
import { pageNumber } from './page-number.ts'

interface Asked {
  api: AppLoadContext['api']
  locale: AppLoadContext['locale']
  page: number
  t: TFunction<'profile'>
}

/** One of the lists of what the member wrote (docs/product.md#profile): who may ask, which page, and what it is called. */
export async function ownList<Shown extends { name: string }>(
  args: LoaderFunctionArgs,
  read: (asked: Asked) => Promise<Shown>,
) {
  requireMember(args)
  const { api, locale } = args.context
  const t = textsOf(locale, 'profile')
  const page = pageNumber(new URL(args.request.url).searchParams)
  const { name, ...shown } = await orErrorPage(read({ api, locale, page, t }))
  return { title: `${name} · ${t('title')}`, ...shown }
}
