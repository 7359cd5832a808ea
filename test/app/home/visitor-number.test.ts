import { describe, expect, it } from 'vitest'
import { nextCount, countStart } from '#app/components/home/use-visitor-number.ts'
import { firstNumber, sixDigits } from '#app/i18n/visitor-number.ts'

describe('the digits of a visitor number', () => {
  it.each([
    [null, '------'],
    [0, '000000'],
    [12_436, '012436'],
    [999_999, '999999'],
    [1_234_567, '1234567'],
  ])('%s: %s', (number, digits) => {
    expect(sixDigits(number)).toBe(digits)
  })
})

describe('the animated number', () => {
  it.each([
    ['of the first visitor', 12_436, 12_435],
    ['before anybody', 12_435, 12_435],
    ['of the hundredth', 12_535, 12_435],
    ['of one more', 12_536, 12_436],
    ['of a late one', 50_000, 49_900],
  ])('%s starts a hundred below, but not below one', (_, target, start) => {
    expect(firstNumber).toBe(12_435)
    expect(countStart(target)).toBe(start)
  })

  it.each([
    [0, 5],
    [0.5, 10],
    [0.9999, 14],
  ])('increases by five to fourteen: random %s, %s more', (number, more) => {
    expect(nextCount(20_000, 30_000, () => number)).toBe(20_000 + more)
  })

  it.each([0, 0.31, 0.9999])('ends exactly at its target and stays there: random %s', number => {
    const shown = [countStart(20_000)]
    while (shown.length < 25) shown.push(nextCount(shown[shown.length - 1] ?? 0, 20_000, () => number))
    expect(shown).toEqual([...shown].sort((one, other) => one - other))
    expect(shown.slice(-3)).toEqual([20_000, 20_000, 20_000])
    expect(Math.max(...shown)).toBe(20_000)
  })
})
