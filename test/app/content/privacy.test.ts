import { describe, expect, test } from 'vitest'
import { draftLifetime } from '#app/browser/drafts.ts'
import { cookieMaxAge, storageKeys } from '#app/browser/storage.ts'
import { privacy } from '#app/content/privacy.ts'
import { terms } from '#app/content/terms.ts'
import { limits } from '#server/rpc/limits.ts'
import { pendingLoginLifetime } from '#server/rpc/pending-login.ts'
import { idempotencyKeyLifetime } from '#server/rpc/idempotency.ts'
import { entities } from '#server/db/entities.ts'
import { flashLifetime } from '#server/http/pages/flash-message.ts'
import { mosaicsLifetime } from '#server/http/pages/mosaic-cookie.ts'
import { textLanguagesLifetime } from '#server/http/pages/text-language-choice.ts'
import { formTokenLifetime } from '#server/http/pages/form-token.ts'
import { maxReceipts, receiptsLifetime } from '#server/http/pages/pledge-receipts.ts'
import { localeLifetime } from '#server/http/pages/choose-language.ts'
import { visitorCookieLifetime } from '#server/http/visitor-pixel.ts'
import { knownCookieLifetime } from '#server/http/session-cookie.ts'
import { binRetention } from '#server/bin/bin-retention.ts'
import { decisionRetention } from '#server/decision/decision-retention.ts'
import { failedLetterRetention, taskInterval } from '#server/hourly-tasks.ts'
import { days, hours, minutes, seconds } from '#server/kernel/clock.ts'
import { maxVersions } from '#server/history/history.schema.ts'
import { recountInterval } from '#server/page-view/page-view.queries.ts'
import { replyEditableFor } from '#server/reply/reply.schema.ts'
import { reportLimits } from '#server/report/report.schema.ts'
import { duplicateWindow } from '#server/review/repeated-text.ts'
import { accessTokenLifetime, sessionLifetime } from '#server/session/session-lifetimes.ts'
import { unseenRetention } from '#server/image-proxy/proxied-image.queries.ts'
import { unusedRetention } from '#server/upload/upload.queries.ts'
import { codeRules, formerAddressDays } from '#server/verification/verification.schema.ts'
import { readModules } from '#test/support/architecture/modules.ts'
import { textsWithin } from './content-texts.ts'

const all = [...textsWithin(privacy), ...textsWithin(terms)]
const inBrowser = textsWithin(privacy.sections.filter(({ key }) => key === 'browser'))

const units = [
  [days(365), '年', 'year'],
  [days(1), '天', 'day'],
  [hours(1), '小时', 'hour'],
  [minutes(1), '分钟', 'minute'],
] as const

/** Formats a time in the largest unit that divides it, in both languages: 30天, 30 days. */
function spoken(milliseconds: number): { zh: string; en: string } {
  const [size, zh, en] = units.find(([unit]) => milliseconds % unit === 0) ?? units[3]
  const count = milliseconds / size
  return { zh: `${count}${zh}`, en: `${count} ${en}${count === 1 ? '' : 's'}` }
}

const windows = Object.values(limits).map(limit => seconds(limit.seconds))

/** The phrases of the text with a time, in both languages, and the time in the code; `#` stands for the time. */
const times: readonly (readonly [what: string, time: number, zh: string, en: string])[] = [
  ['access token', accessTokenLifetime, '访问令牌#', 'access token lives #'],
  ['refresh token', sessionLifetime, '续期令牌#', 'refresh token #'],
  ['its cookie', accessTokenLifetime, 'token（#）', 'token (#)'],
  ['the other cookie', sessionLifetime, 'refreshToken（#）', 'refreshToken (#)'],
  [
    'the language, told by the server',
    seconds(localeLifetime),
    'Cookie（#）与本地存储 locale',
    'Cookie (#) and local storage locale',
  ],
  [
    'the language, told by scripts',
    seconds(cookieMaxAge),
    'Cookie（#）与本地存储 locale',
    'Cookie (#) and local storage locale',
  ],
  ['the visitor mark', seconds(cookieMaxAge), 'Cookie（#）与本地存储 visitor', 'Cookie (#) and local storage visitor'],
  [
    'the visitor mark, without scripts',
    seconds(visitorCookieLifetime),
    'Cookie（#）与本地存储 visitor',
    'Cookie (#) and local storage visitor',
  ],
  ['the bin', binRetention, '在回收站留#，只有', 'kept in a bin for #'],
  ['decisions', decisionRetention, '审核决定#内可以撤销', 'decisions on texts for #'],
  [
    'codes',
    seconds(codeRules.lastsSeconds),
    '验证码和信里的链接：以散列值保存，连同收验证码的邮箱；#内有效',
    'valid for #',
  ],
  ['links of letters', seconds(codeRules.linkLastsSeconds), '（链接#）', '(links for #)'],
  ['a former address', days(formerAddressDays), '原来的邮箱再留#', 'former one is kept for #'],
  ['cookies of codes', seconds(codeRules.lastsSeconds), '收验证码的邮箱，加密，#', 'sent to, encrypted, for #'],
  ['a login that waits', pendingLoginLifetime, '等着第二步的登录，加密，#', 'second step, encrypted, for #'],
  ['flash', seconds(flashLifetime), '带一句提示，#', 'after a form, for #'],
  ['letters given up', failedLetterRetention, '寄不出去的邮件：#', 'could not be sent: #'],
  ['one-time keys', idempotencyKeyLifetime, '答复以密文保存#', 'encrypted, are kept for #'],
  ['the same text', duplicateWindow, '合成的散列值保存#', 'and the text is kept for #'],
  ['refused again', duplicateWindow, '或#内重复送出', 'sent again within #'],
  ['views', recountInterval, '让#内的重复打开', 'again within #'],
  ['images not used', unusedRetention, '没有用在文章、帖子、回复或头像里的，#之后清除', 'uses is removed after #'],
  ['pictures of other hosts', unseenRetention, '别处的图片，#没有人看', 'looked at them for #'],
  ['drafts', draftLifetime, '过了#的', 'after # with your next visit'],
  ['receipts', seconds(receiptsLifetime), '私人凭据，保存#', `last ${maxReceipts} pledges, for #`],
  ['the language of texts', seconds(textLanguagesLifetime), 'Cookie texts（#）', 'Cookie texts (#)'],
  ['the token of forms', seconds(formTokenLifetime), 'Cookie stamp（#）', 'Cookie stamp (#)'],
  ['puzzles', seconds(mosaicsLifetime), 'Cookie mosaics（#）', 'Cookie mosaics (#)'],
  ['known', seconds(knownCookieLifetime), '的记号，保存#', 'has logged in to, for #'],
  ['the shortest limit', Math.min(...windows), '时限从#到', 'runs for # to'],
  ['the longest limit', Math.max(...windows), '到#，计数', 'to #, is kept under a hash'],
]

/** Tables without personal data. */
const impersonal = [
  'ProxiedImage',
  'PasskeyChallenge',
  'Board',
  'SearchEntry',
  'Setting',
  'DayCount',
  'Tally',
  'NoticeTask',
  'ReplyCountBlock',
]

const told: Readonly<Record<string, string>> = {
  AccessToken: '令牌的散列值',
  Article: '文章',
  Audit: '管理记录',
  Backup: '备份记录',
  Blessing: '祝福',
  Bookmark: '收藏',
  Follow: '关注',
  Mute: '屏蔽',
  Notice: '通知',
  NoticeChoice: '怎样通知你',
  Comment: '评论',
  Decision: '审核决定',
  FinishedMosaic: '拼成的拼图',
  LastRead: '读到哪一楼',
  TorchPass: '传火',
  Letter: '发件队列',
  Like: '点赞',
  MailLink: '信里的链接',
  Member: '账号',
  IdempotencyKey: '一次性编号',
  Pledge: '誓言',
  Post: '帖子',
  Passkey: '通行密钥',
  PageView: '阅读次数',
  RecoveryCode: '恢复码',
  RemovedText: '回收站',
  Reply: '回复',
  Report: '举报',
  Session: '登录会话',
  TextVersion: '修改之前的各个版本',
  StoryDraft: '故事的每个版本与草稿',
  StoryRevision: '故事的每个版本与草稿',
  Totp: '验证器应用',
  Upload: '上传的图片',
  Verification: '验证码',
  Visitor: '访客编号',
}

const says = (found: typeof all, zh: string, en: string) =>
  found.some(text => text.zh.includes(zh) && text.en.includes(en))

describe('the privacy text', () => {
  test.each(times)('has the time of %s that is in the code', (_, time, zh, en) => {
    const name = spoken(time)
    expect(says(all, zh.replace('#', name.zh), en.replace('#', name.en)), `${name.zh}, ${name.en}`).toBe(true)
  })

  test('has the other numbers that are in the code', () => {
    expect(taskInterval).toBe(hours(1))
    expect(says(all, '每小时一次的清理', 'a sweep each hour')).toBe(true)
    expect(says(all, `每篇最多${maxVersions}个`, `${maxVersions} versions of each`)).toBe(true)
    expect(says(all, `写下 ${replyEditableFor} 分钟之内可以修改`, `changed within ${replyEditableFor} minutes`)).toBe(
      true,
    )
    expect(says(all, `最近${maxReceipts}条`, `last ${maxReceipts} pledges`)).toBe(true)
    expect(says(all, `有${reportLimits.hides}位成员举报`, `${reportLimits.hides} members have reported`)).toBe(true)
  })

  test('names every table with personal data', () => {
    const names = entities.map(({ name }) => name).filter(name => !impersonal.includes(name))
    expect(Object.keys(told).sort(), 'tell of it in app/content/legal/stored-data.ts, then here').toEqual(names.sort())
    for (const zh of Object.values(told)) expect(says(textsWithin(privacy), zh, ''), zh).toBe(true)
  })
})

const modules = readModules(['app', 'server']).filter(({ path }) => !path.startsWith('app/content/'))

describe('the columns of the tables', () => {
  const columns = modules
    .filter(({ path }) => path.endsWith('.entity.ts'))
    .flatMap(({ text }) => [...text.matchAll(/^    (\w+): (?:\(\) => )?p\./gm)].map(([, column = '']) => column))

  test('hold an address only when the text mentions it, and no location', () => {
    expect(columns.length).toBeGreaterThan(100)
    // An addressee is a member, not a place.
    const telling = columns.filter(column =>
      /[aA]ddress(?!ee)|[mM]ail|^ip|I[pP]|[aA]gent|[pP]hone|[bB]irth|[lL]ocation/.test(column),
    )
    expect(telling.sort()).toEqual(['address', 'addressKey', 'email', 'email', 'emailKey', 'emailKey'])
  })
})

describe('the data in the browser', () => {
  const named = (pattern: RegExp) =>
    modules.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name))

  test.each([
    ...storageKeys,
    ...new Set(named(/\bcookies\.set(?:Readable)?\(\s*'(\w+)'/g)),
    ...new Set(named(/\bwriteCookie\(\s*'(\w+)'/g)),
    ...new Set(named(/\b(?:local|session)Storage\.(?!getItem|setItem|removeItem|key|length)(\w+)/g)),
    ...new Set(named(/^const prefix = '(draft:)'/gm)),
    ...new Set(named(/^const reloadedKey = '([\w-]+)'/gm)),
    ...new Set(named(/^const nameOf = \(purpose: Purpose\) => `(code_)/gm)),
  ])('%s is named in both languages', name => {
    expect(says(inBrowser, name, name)).toBe(true)
  })

  test('are complete: nothing else is stored there', () => {
    const touching = (pattern: RegExp) => modules.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
    const why = 'name it in app/content/legal/browser-storage.ts, then here'
    expect(touching(/\b(?:local|session)Storage\b|document\.cookie|indexedDB/), why).toEqual([
      'app/browser/drafts.ts',
      'app/browser/page-load.ts',
      'app/browser/storage.ts',
      'app/inline-head-script.ts',
    ])
    expect(touching(/\bcookies\.set(?:Readable)?\((?!\s*')/), why).toEqual([
      'server/http/pages/requested-code-cookie.ts',
    ])
  })
})
