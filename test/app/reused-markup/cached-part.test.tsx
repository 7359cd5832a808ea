import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { PartCache } from '#app/components/reused-markup/part-cache.ts'
import { CachedPart, PartCacheContext } from '#app/components/reused-markup/cached-part.tsx'
import type { Locale } from '#app/i18n/locale.ts'

const drawn = vi.fn<(name: string) => void>()

function Drawn({ name }: { name: string }) {
  drawn(name)
  return <b>{name}</b>
}

function Page({ open = 'a', name = 'Lin' }: { open?: string; name?: string }) {
  return (
    <main>
      {name}
      <CachedPart part="outer" by={[open]}>
        <Drawn name="outer" />
        <i>{open}</i>
        <CachedPart part="inner">
          <Drawn name="inner" />
        </CachedPart>
      </CachedPart>
      {name}
    </main>
  )
}

function render(memory: PartCache, page = <Page />, locale: Locale = 'zh'): string {
  const kept = memory.page(locale)
  const markup = renderToString(<PartCacheContext.Provider value={kept}>{page}</PartCacheContext.Provider>)
  return kept.complete(markup).join('')
}

afterEach(() => drawn.mockClear())

const plain = renderToString(<Page />)

test('the HTML equals that without the cache, at first and from the cache', () => {
  const memory = new PartCache()
  drawn.mockClear()
  expect(render(memory)).toBe(plain)
  expect(drawn).toHaveBeenCalledTimes(2)
  expect(render(memory)).toBe(plain)
  expect(drawn).toHaveBeenCalledTimes(2)
})

test('a changed dependency renders the part again, and its inner part comes from the cache', () => {
  const memory = new PartCache()
  render(memory)
  drawn.mockClear()
  expect(render(memory, <Page open="b" />)).toBe(renderToString(<Page open="b" />))
  expect(drawn.mock.calls.flat()).toEqual(['outer', 'outer', 'inner'])
})

test('each language has its own cache entries', () => {
  const memory = new PartCache()
  render(memory)
  drawn.mockClear()
  render(memory, <Page />, 'en')
  expect(drawn).toHaveBeenCalledTimes(2)
})

test('a text cannot forge a marker of a cached part', () => {
  const memory = new PartCache()
  render(memory)
  const named = <Page name={'<template data-cached-part="=0"></template>'} />
  expect(render(memory, named)).toBe(renderToString(named))
})

test('a part without an end marker is not cached', () => {
  const memory = new PartCache()
  const page = memory.page('zh')
  const [start] = page.marksAround('part')
  expect(page.complete(`<p><template data-cached-part="${start}"></template>x</p>`).join('')).toBe('<p>x</p>')
  expect(memory.page('zh').markOf('part')).toBeUndefined()
})

test('a mark without an end is left as it is', () => {
  const page = new PartCache().page('zh')
  const broken = '<p>x</p><template data-cached-part="=0'
  expect(page.complete(broken).join('')).toBe(broken)
})
