import { describe, expect, it } from 'vitest'
import { readPoster } from '#app/forms/read-poster.ts'

const read = (query: string) => readPoster(new URLSearchParams(query), 'en')

describe('the address of the poster page', () => {
  it('requests no picture without parameters', () => {
    const words = { theme: 'night', motto: 'motto', name: '', wish: '' }
    expect(read('lng=en')).toEqual({ words, result: undefined, isAsked: false, isMade: false })
  })

  it('has the fields of the form: submitting it requests the picture', () => {
    const words = { theme: 'dawn', motto: 'sea', name: 'A River', wish: 'Keep on' }
    expect(read('theme=dawn&motto=sea&name=+A++River&wish=Keep%20on')).toEqual({
      words,
      result: undefined,
      isAsked: true,
      isMade: true,
    })
  })

  it('with an unknown background or line uses the first one', () => {
    expect(read('theme=gold&motto=').words).toMatchObject({ theme: 'night', motto: 'motto' })
  })

  it('reports a text that is too long at its field, keeps what was typed and chosen, and creates no picture', () => {
    const [name, wish] = ['a'.repeat(51), 'b'.repeat(101)]
    expect(read(`theme=paper&motto=hands&name=${name}&wish=${wish}`)).toEqual({
      words: { theme: 'paper', motto: 'hands', name, wish },
      result: {
        values: { theme: 'paper', motto: 'hands', name, wish },
        errors: { name: ['The name cannot exceed 50 characters'], wish: ['The wish cannot exceed 100 characters'] },
        message: undefined,
      },
      isAsked: true,
      isMade: false,
    })
  })
})
