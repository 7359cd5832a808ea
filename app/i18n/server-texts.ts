import { createInstance, type i18n, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Namespace } from './namespaces.ts'
import { configuration } from './configuration.ts'
import * as en from './en/index.ts'
import type { Locale } from './locale.ts'
import { memoize } from './memoize.ts'
import * as zh from './zh/index.ts'

const instances = new Map<Locale, i18n>()

/** Returns the server's i18next instance of one language, with all texts loaded. All requests share it, and none changes it. */
export function textsIn(locale: Locale): i18n {
  const existing = instances.get(locale)
  if (existing) return existing
  const instance = createInstance()
  void instance
    .use(initReactI18next)
    .init({ ...configuration, lng: locale, ns: Object.keys(zh), resources: { zh, en }, initImmediate: false })
  instance.getFixedT = memoize(instance.getFixedT.bind(instance))
  instances.set(locale, instance)
  return instance
}

/** Returns the texts of one namespace, for loaders, actions and `meta`. */
export const textsOf = <Name extends Namespace>(locale: Locale, namespace: Name): TFunction<Name> =>
  textsIn(locale).getFixedT(locale, namespace)

/** Returns the text of an `namespace:key` that was passed as data, such as a flash; an unknown key gives an empty text, never a raw key. */
export function textByPath(
  locale: Locale,
  path: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const [namespace = '', key = ''] = path.split(':')
  const texts = textsIn(locale)
  const text: unknown = texts.getResource(locale, namespace, key)
  return typeof text === 'string' ? texts.services.interpolator.interpolate(text, params, locale, {}) : ''
}
