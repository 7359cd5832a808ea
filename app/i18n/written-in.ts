/** The language that a stretch of a page is written in; undefined for figures and marks. A name in the other language does not change it. */
export function writtenIn(text: string): 'zh' | 'en' | undefined {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (han + latin === 0) return undefined
  // A character says as much as several letters.
  return 2 * han > latin ? 'zh' : 'en'
}
