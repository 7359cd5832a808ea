import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { TFunction } from 'i18next'
import { textsOf } from '#app/i18n/server-texts.ts'
import { requireMember } from './page-guards.ts'
import { orErrorPage } from './refusal-to-error-page.ts'
import { pageNumber } from './page-number.ts'

interface OwnListArgs {
  api: AppLoadContext['api']
  locale: AppLoadContext['locale']
  page: number
  t: TFunction<'profile'>
}

/** Loads one of the member's own lists (docs/product.md#profile): requires a member, reads the page number, and adds the title. */
export async function readOwnList<Shown extends { name: string }>(
  args: LoaderFunctionArgs,
  read: (asked: OwnListArgs) => Promise<Shown>,
) {
  requireMember(args)
  const { api, locale } = args.context
  const t = textsOf(locale, 'profile')
  const page = pageNumber(new URL(args.request.url).searchParams)
  const { name, ...shown } = await orErrorPage(read({ api, locale, page, t }))
  return { title: `${name} · ${t('title')}`, ...shown }
}
