import { describe, expect, it } from 'vitest'
import { flashText } from '#app/forms/flash-text.ts'
import { systemMessages as en } from '#app/i18n/en/system-messages.ts'
import { isSystemMessage, systemMessage } from '#app/i18n/system-messages.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { systemMessages as zh } from '#app/i18n/zh/system-messages.ts'

const names = Object.keys(zh).filter(isSystemMessage)

describe('a system message', () => {
  it.each(names)('%s is in Chinese first, with the English below it on an English page', name => {
    expect(systemMessage('zh', name)).toMatchObject({ message: zh[name] })
    expect(systemMessage('zh', name)).not.toHaveProperty('translation')
    expect(systemMessage('en', name)).toMatchObject({ message: zh[name], translation: en[name] })
  })

  it('has the title of its type, except the end of a session, which is a hint', () => {
    const titled = names.filter(name => 'title' in systemMessage('zh', name))
    expect(titled).toEqual(['sessionEnded'])
    expect(systemMessage('en', 'sessionEnded').title).toBe('提示')
  })

  it.each(['', 'unknown', 'toString', '__proto__', 'constructor'])('has no name like %j', name => {
    expect(isSystemMessage(name)).toBe(false)
  })
})

describe('a flash message in the viewer’s language', () => {
  it('does not exist when none was set', () => {
    expect(flashText('zh', null)).toBeNull()
  })

  it.each(['zh', 'en'] as const)('has in %s a text of the interface with its parameters', locale => {
    const spoken = flashText(locale, {
      type: 'success',
      text: 'pledge:sent',
      link: '/pledges/receipt/x',
      place: 'future',
    })
    expect(spoken).toEqual({
      type: 'success',
      link: '/pledges/receipt/x',
      place: 'future',
      username: '',
      translation: null,
      title: null,
      message: textsOf(locale, 'pledge')('sent'),
    })
    expect(spoken?.message).not.toBe('sent')
  })

  it('has a system message with its second line and its title', () => {
    expect(flashText('en', { type: 'warning', text: 'system:sessionEnded' })).toEqual({
      type: 'warning',
      link: null,
      place: null,
      username: '',
      message: zh.sessionEnded,
      translation: en.sessionEnded,
      title: '提示',
    })
  })

  it.each(['system:unknown', 'system:__proto__', 'pledge:unknown', 'nowhere:sent', 'pledge', '', ':'])(
    'is empty, never a raw key, for an unknown text: %j',
    text => {
      expect(flashText('zh', { type: 'info', text })).toMatchObject({ message: '', translation: null })
    },
  )
})
