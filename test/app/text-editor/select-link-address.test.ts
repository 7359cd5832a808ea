import { expect, test } from 'vitest'
import { addressOfLinkAround } from '#app/components/text-editor/select-link-address.ts'

/** The selection is written as ‹…›, a caret as ‹›. */
function addressAround(marked: string): string | undefined {
  const [from, to] = [marked.indexOf('‹'), marked.indexOf('›') - 1]
  const text = marked.replace(/[‹›]/g, '')
  const found = addressOfLinkAround(text, from, to)
  return found && text.slice(found.start, found.end)
}

test.each([
  ['[a river](‹url›)', 'url'],
  ['‹[a river](url)›', 'url'],
  ['one [a ri‹›ver](https://a.example) two', 'https://a.example'],
  ['[one](1) and [tw‹o›](2)', '2'],
  ['[a ‹river›]()', ''],
])('the address of the link around %s is found', (marked, address) => {
  expect(addressAround(marked)).toBe(address)
})

test.each([
  '‹›[a river](url)',
  '[a river](url)‹›',
  '‹one [a river](url) two›',
  '![a pic‹ture›](url)',
  '[one](1) ‹and› [two](2)',
  '[a river] ‹(url)›',
  '‹plain words›',
])('there is no link around %s', marked => {
  expect(addressAround(marked)).toBeUndefined()
})
