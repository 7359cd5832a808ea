/** Returns the language of a text; undefined if it has only digits and punctuation. A name in the other language does not change the result. */
export function langOfShownText(text: string): 'zh' | 'en' | undefined {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (han + latin === 0) return undefined
  // One Chinese character weighs as much as several letters.
  return 2 * han > latin ? 'zh' : 'en'
}
