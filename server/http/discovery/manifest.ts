import { siteContent } from '#app/content/index.ts'

/** The web manifest, in Chinese, because a first visit is in Chinese. */
export function manifest() {
  const { title, shortName, description } = siteContent('zh')
  return {
    name: title,
    short_name: shortName,
    description,
    lang: 'zh-CN',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#f7f2e8',
    theme_color: '#f7f2e8',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
