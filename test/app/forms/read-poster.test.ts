import { describe, expect, it } from 'vitest'
import { readPoster } from '#app/forms/read-poster.ts'

const read = (query: string) => readPoster(new URLSearchParams(query), 'en')

describe('the address of the poster page', () => {
  it('asks for nothing at first', () => {
    const words = { theme: 'night', motto: 'motto', name: '', wish: '' }
    expect(read('lng=en')).toEqual({ words, result: undefined, isAsked: false, isMade: false })
  })

  it('is the form: sending it asks for the picture', () => {
    const words = { theme: 'dawn', motto: 'sea', name: 'A River', wish: 'Keep on' }
    expect(read('theme=dawn&motto=sea&name=+A++River&wish=Keep%20on')).toEqual({
      words,
      result: undefined,
      isAsked: true,
      isMade: true,
    })
  })

  it('with an unknown ground or line means the first', () => {
    expect(read('theme=gold&motto=').words).toMatchObject({ theme: 'night', motto: 'motto' })
  })

  it('says at the field what is too long, keeps what was typed and chosen, and makes no picture', () => {
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
