import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { allContent } from '#app/content/all-content.ts'
import { phonePicture } from '../../../tools/pictures/phone-picture.mjs'

const written = JSON.stringify({ ...allContent, pictures: [] })
const asked = new Set([...written.matchAll(/\/pictures\/([a-z0-9-]+)\.svg/g)].map(match => match[1]))

/** These belong to a page, not to the story. */
const shownByPages = ['hero-night', 'hero-night-phone.webp', 'lanterns-night']

describe('the pictures', () => {
  test('have unique names and captions', () => {
    const names = allContent.pictures.map(picture => picture.name)
    expect(new Set(names).size).toBe(names.length)
    const captions = allContent.pictures.map(picture => picture.caption.zh)
    expect(new Set(captions).size).toBe(captions.length)
  })

  test('of the story each have a brief for the artist', () => {
    const names = new Set(allContent.pictures.map(picture => picture.name))
    expect([...asked].filter(name => name === undefined || !names.has(name))).toEqual([])
  })

  test('are at least forty, and each drawn one is used', () => {
    const drawn = readdirSync('public/pictures').map(file => file.replace(/\.svg$/, ''))
    const shown = (name: string) => asked.has(name) || shownByPages.includes(name)
    expect(drawn.length).toBeGreaterThanOrEqual(40)
    expect(drawn.filter(name => !shown(name))).toEqual([])
  })

  test('behind the hero are the same on phones and elsewhere', async () => {
    const expected = await phonePicture(readFileSync('public/pictures/hero-night.svg', 'utf8'))
    const found = await sharp('public/pictures/hero-night-phone.webp').removeAlpha().raw().toBuffer()
    expect(found.length).toBe(expected.length)
    const difference = found.reduce((sum, value, at) => sum + Math.abs(value - (expected[at] ?? 0)), 0) / found.length
    expect(difference).toBeLessThan(2)
  })

  test('are drawn in the river’s blue with one ember colour', () => {
    for (const { name, brief } of allContent.pictures) expect(`${name}: ${brief}`).toMatch(/ember: /)
  })
})
