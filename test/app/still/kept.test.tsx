import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { KeptMarkup } from '#app/components/still/kept-markup.ts'
import { Kept, KeptMarkupContext } from '#app/components/still/kept.tsx'
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
      <Kept part="outer" by={[open]}>
        <Drawn name="outer" />
        <i>{open}</i>
        <Kept part="inner">
          <Drawn name="inner" />
        </Kept>
      </Kept>
      {name}
    </main>
  )
}

function render(memory: KeptMarkup, page = <Page />, locale: Locale = 'zh'): string {
  const kept = memory.page(locale)
  const markup = renderToString(<KeptMarkupContext.Provider value={kept}>{page}</KeptMarkupContext.Provider>)
  return kept.complete(markup).join('')
}

afterEach(() => drawn.mockClear())

const plain = renderToString(<Page />)

test('the markup is that of a page without the memory, at first and from it', () => {
  const memory = new KeptMarkup()
  drawn.mockClear()
  expect(render(memory)).toBe(plain)
  expect(drawn).toHaveBeenCalledTimes(2)
  expect(render(memory)).toBe(plain)
  expect(drawn).toHaveBeenCalledTimes(2)
})

test('what it depends on draws it anew, and what stands in it comes from the memory', () => {
  const memory = new KeptMarkup()
  render(memory)
  drawn.mockClear()
  expect(render(memory, <Page open="b" />)).toBe(renderToString(<Page open="b" />))
  expect(drawn.mock.calls.flat()).toEqual(['outer', 'outer', 'inner'])
})

test('each language has its own', () => {
  const memory = new KeptMarkup()
  render(memory)
  drawn.mockClear()
  render(memory, <Page />, 'en')
  expect(drawn).toHaveBeenCalledTimes(2)
})

test('nobody writes a mark with a name', () => {
  const memory = new KeptMarkup()
  render(memory)
  const named = <Page name={'<template data-kept="=0"></template>'} />
  expect(render(memory, named)).toBe(renderToString(named))
})

test('a part whose end is missing is not kept', () => {
  const memory = new KeptMarkup()
  const page = memory.page('zh')
  const [start] = page.marksAround('part')
  expect(page.complete(`<p><template data-kept="${start}"></template>x</p>`).join('')).toBe('<p>x</p>')
  expect(memory.page('zh').markOf('part')).toBeUndefined()
})
