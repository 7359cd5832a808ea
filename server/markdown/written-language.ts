import type { WrittenLanguage } from './markdown.schema.ts'

/** Chinese where it has any share of Han characters worth the name, else English. */
export function writtenLanguageOf(text: string): WrittenLanguage {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}+/gu)?.length ?? 0
  return han > latin ? 'zh' : 'en'
}
