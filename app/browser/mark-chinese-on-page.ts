import { langOfShownText } from '#app/i18n/lang-of-shown-text.ts'

/** Sets the `lang` attribute of Chinese texts on a page that scripts rendered, as app/i18n/mark-chinese-in-markup.ts does for the server's markup. */
export function markChinese(page: HTMLElement): void {
  // An attribute such as `aria-label` has the language of its element.
  for (const named of page.querySelectorAll('[aria-label]'))
    if (langOfShownText(named.getAttribute('aria-label') ?? '') === 'zh' && named.closest('main [lang]') === null)
      named.setAttribute('lang', 'zh-CN')
  const texts = textsIn(page)
  for (const { element, language } of texts)
    if (language === 'zh' && element.closest('main [lang]') === null) element.lang = 'zh-CN'
  for (const { element, language } of texts) {
    const around = element.closest<HTMLElement>('main [lang]')
    if (language === 'en' && around !== element && around?.lang === 'zh-CN') element.lang = 'en'
  }
  for (const picture of page.querySelectorAll('img'))
    if (langOfShownText(picture.alt) === 'zh' && picture.closest('main [lang]') === null) picture.lang = 'zh-CN'
}

function textsIn(page: HTMLElement) {
  const found: { element: HTMLElement; language: 'zh' | 'en' }[] = []
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const language = langOfShownText(text.textContent ?? '')
    const element = text.parentElement
    if (element !== null && language !== undefined) found.push({ element, language })
  }
  return found
}
