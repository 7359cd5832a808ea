import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { RejectedPart, LoadedPart } from '#app/components/story-editor/edited-part.ts'
import type { PartGroup } from '#app/components/story-editor/parts-list.tsx'
import { update } from '#app/content/editing/change-content.ts'
import { loader as root } from '#app/root.tsx'
import { action as begin } from '#app/routes/admin-story-new.tsx'
import { action, loader } from '#app/routes/admin-story-part.tsx'
import { action as choose, loader as choices } from '#app/routes/admin-story-picture.tsx'
import { action as restore, loader as revision } from '#app/routes/admin-story-revision.tsx'
import { loader as history } from '#app/routes/admin-story-history.tsx'
import { loader as list } from '#app/routes/admin-story.tsx'
import { loader as culture } from '#app/routes/culture.tsx'
import { loader as terms } from '#app/routes/terms.tsx'
import type { Member } from '#server/member/member.entity.ts'
import { flashOf, visit } from '#test/app/account/visit.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

let ada: Member
let bob: Member
beforeEach(async () => {
  ada = await anAdmin(setup, { username: 'ada' })
  bob = await anAdmin(setup, { username: 'bob' })
})

const part = 'missions.sanxia'
const read = async (name = part) => {
  const { data } = await visit(setup, loader, `/admin/story/${name}`, { as: ada, params: { part: name } })
  return z.object({ part: z.custom<LoadedPart>() }).parse(data).part
}

/** The form fields of this content, as pairs of name and value. */
function fieldsOf(content: unknown, place: string): [string, string][] {
  if (typeof content === 'object' && content !== null)
    return Object.entries(content).flatMap(([name, value]) => fieldsOf(value, place === '' ? name : `${place}.${name}`))
  return [[`field:${place}`, String(content)]]
}

interface Sending {
  name?: string
  who?: Member
  /** The state that the page had read, when another admin has changed it since. */
  from?: LoadedPart
}

async function send(act: string, typed: Record<string, string> = {}, sending: Sending = {}) {
  const { name = part, who = ada, from } = sending
  const loaded = from ?? (await read(name))
  const form = {
    ...Object.fromEntries(fieldsOf(loaded.content, '')),
    version: String(loaded.draft?.version ?? 0),
    base: String(loaded.draft?.base ?? loaded.number),
    number: String(loaded.number),
    act,
    ...Object.fromEntries(Object.entries(typed).map(([place, value]) => [`field:${place}`, value])),
  }
  return visit(setup, action, `/admin/story/${name}`, { as: who, params: { part: name }, form })
}

describe('the story editor', () => {
  it('lists every part with its state', async () => {
    await send('save', { 'title.zh': '大坝', 'title.en': '' })
    const { data } = await visit(setup, list, '/admin/story', { as: ada })
    const { groups } = z.object({ groups: z.array(z.custom<PartGroup>()) }).parse(data)
    expect(groups.map(({ id }) => id)).toEqual(['pages', 'eras', 'steps', 'missions', 'persons'])
    const rows = groups.flatMap(group => group.rows)
    expect(rows.find(({ name }) => name === part)).toMatchObject({ label: '大坝', state: { draft: { byName: 'ada' } } })
    expect(rows.find(({ name }) => name === 'terms')).toMatchObject({ label: '服务条款', state: undefined })
  })

  it('saves a draft, names missing fields, and publishes it', async () => {
    expect(flashOf(await send('save'))?.text).toBe('storyEditor:done.same')
    expect((await read()).draft).toBeNull()
    const saved = await send('save', { 'title.zh': '', 'title.en': 'Dam', 'impact.sources.0.url': 'http://a.b' })
    expect([saved.status, saved.location, flashOf(saved)?.text]).toEqual([
      303,
      `/admin/story/${part}`,
      'storyEditor:done.saved',
    ])
    expect((await read()).problems).toEqual([
      { path: 'title.zh', kind: 'missing', label: '标题' },
      { path: 'impact.sources.0.url', kind: 'wrong', label: '地址' },
    ])
    expect(flashOf(await send('publish'))).toMatchObject({ text: 'refusal:story.incomplete', params: { number: 2 } })
    const done = await send('publish', { 'title.zh': '大坝', 'title.en': '', 'impact.sources.0.url': 'https://a.b' })
    expect(flashOf(done)?.text).toBe('storyEditor:done.published')
    expect(await read()).toMatchObject({ draft: null, number: 1, untranslated: 1, published: { byName: 'ada' } })
    const { data } = await visit(setup, culture, '/culture.data', { locale: 'en' })
    expect(JSON.stringify(data)).toContain('大坝')
    expect((await visit(setup, root, '/culture', { locale: 'en' })).data).toMatchObject({ holdsChinese: true })
    expect((await visit(setup, root, '/culture')).data).toMatchObject({ holdsChinese: false })
    expect(flashOf(await send('publish'))?.text).toBe('refusal:story.same')
  })

  it('adds, moves and removes items by buttons, and links to the changed place', async () => {
    const added = await send('add depth')
    const { depth } = z.object({ depth: z.array(z.unknown()) }).parse((await read()).content)
    const last = depth.length - 1
    expect(added.location).toBe(`/admin/story/${part}?at=depth.${last}#part-depth-${last}`)
    expect(depth[last]).toEqual({ zh: '', en: '' })
    await send(`up depth.${last}`, { [`depth.${last}.zh`]: '新的一段' })
    expect((await read()).content).toMatchObject({ depth: { [last - 1]: { zh: '新的一段' } } })
    await send(`remove depth.${last - 1}`)
    expect((await read()).content).toMatchObject({ depth: { length: last } })
    for (const act of ['add nothing', 'remove title', 'burn', '', 'preview /admin'])
      expect((await send(act, { 'subtitle.zh': act })).status, act).toBe(400)
  })

  it('shows the draft on the public page to admins alone', async () => {
    const told = await send('preview /culture#sanxia', { 'title.zh': '草稿里的坝' })
    expect(told.location).toBe(`/culture?draft=${part}#sanxia`)
    const at = `/culture?draft=${part}`
    const dataPath = at.replace('?', '.data?')
    const seen = async (who: Member | 'guest') =>
      JSON.stringify((await visit(setup, culture, dataPath, { as: who })).data)
    expect(await seen(ada)).toContain('草稿里的坝')
    expect(await seen(bob)).toContain('草稿里的坝')
    for (const who of ['guest', await aMember(setup), await aMember(setup, { role: 'moderator' })] as const)
      expect(await seen(who)).not.toContain('草稿里的坝')
    const { data } = await visit(setup, root, at, { as: ada })
    expect(data).toMatchObject({ banner: { link: { to: `/admin/story/${part}` } } })
    await send('save', { 'title.zh': '' })
    expect(JSON.stringify((await visit(setup, root, at, { as: ada })).data)).toContain('还有 1 处')
  })

  it('gives the later of two admins who edit the same part a conflict, with everything that they typed', async () => {
    const before = await read()
    await send('save', { 'title.zh': '甲写的' }, { from: before })
    const told = await send('save', { 'title.zh': '乙写的' }, { from: before, who: bob })
    expect(told.status).toBe(409)
    const result = z.custom<RejectedPart>().parse(told.data)
    expect(result).toMatchObject({ isConflict: true, content: { title: { zh: '乙写的' } } })
    expect(result.found.map(({ names }) => names)).toEqual([['标题']])
    // The second submit sends the state that the page has read in the meantime.
    await send('save', { 'title.zh': '乙写的' }, { who: bob })
    expect(await read()).toMatchObject({ draft: { byName: 'bob', version: 2 }, content: { title: { zh: '乙写的' } } })
    const dropped = await send('drop', {}, { from: before })
    expect(dropped.status).toBe(409)
  })

  it('shows the differences of an outdated draft before it is published', async () => {
    await send('save', { 'title.zh': '旧草稿' })
    await as(ada).story.dropDraft({ unit: part, version: 1 })
    await send('publish', { 'title.zh': '第一版' })
    const content = update((await read()).content, ['title'], () => ({ zh: '旧草稿', en: 'Old' }))
    await as(bob).story.saveDraft({ unit: part, version: 0, base: 0, content })
    expect((await read()).stale?.map(({ names }) => names)).toEqual([['标题'], ['标题']])
    expect(flashOf(await send('publish'))?.text).toBe('refusal:story.changed')
    await send('rebase')
    expect((await read()).stale).toBeUndefined()
    expect(flashOf(await send('publish'))?.text).toBe('storyEditor:done.published')
    expect((await read()).number).toBe(2)
  })

  it('discards a draft', async () => {
    await send('save', { 'title.zh': '不要的' })
    expect(flashOf(await send('drop'))?.text).toBe('storyEditor:done.dropped')
    expect(await read()).toMatchObject({ draft: null, content: { title: { zh: '三峡工程' } } })
  })

  it('answers `missing` for an unknown part, and refuses an invalid form', async () => {
    for (const name of ['nothing', 'missions.none', '__proto__', 'missions.a.b']) {
      expect((await visit(setup, loader, '/admin/story/x', { as: ada, params: { part: name } })).status).toBe(404)
    }
    const params = { part }
    const form = { act: 'save', version: '-1', base: 'x' }
    expect((await visit(setup, action, '/admin/story/x', { as: ada, params, form })).status).toBe(400)
  })
})

describe('a new story entry', () => {
  const make = (pool: string, key: string) =>
    visit(setup, begin, `/admin/story/new/${pool}`, { as: ada, params: { pool }, form: { act: 'begin', key } })

  it('is created by its name, written, published and listed', async () => {
    expect((await make('missions', 'new-work')).location).toBe('/admin/story/missions.new-work')
    expect((await make('missions', 'new-work')).status).toBe(409)
    expect((await make('missions', 'sanxia')).status).toBe(409)
    for (const [pool, key] of [
      ['missions', 'Nein'],
      ['missions', ''],
      ['eras', 'x'],
      ['eras', '99'],
    ] as const)
      expect((await make(pool, key)).status, key).toBe(422)
    expect((await make('nothing', 'a')).status).toBe(404)
    expect((await make('eras', '1966')).location).toBe('/admin/story/eras.1966')
    const shipped = await read()
    const typed = Object.fromEntries(fieldsOf(shipped.content, '').map(([name, value]) => [name.slice(6), value]))
    await send('publish', { ...typed, 'title.zh': '新工程', key: 'other' }, { name: 'missions.new-work' })
    expect((await read('missions.new-work')).content).toMatchObject({ key: 'new-work' })
    const order = await read('missions')
    expect(order.entries).toContainEqual({ key: 'new-work', label: '新工程' })
    await send('add keys=new-work', {}, { name: 'missions' })
    await send('publish', {}, { name: 'missions' })
    expect(JSON.stringify((await visit(setup, culture, '/culture.data')).data)).toContain('新工程')
  })
})

describe('a picture of the story', () => {
  const place = 'picture.url'
  const at = `/admin/story/${part}/picture?at=${place}`
  const url = '/pictures/era-1952-campus.svg'

  it('is chosen on a page of its own, and added to the draft', async () => {
    expect((await send(`picture ${place}`)).location).toBe(at)
    const { data } = await visit(setup, choices, at, { as: ada, params: { part } })
    expect(data).toMatchObject({ choice: { version: 0, base: 0 } })
    const form = { url, version: '0', base: '0' }
    const told = await visit(setup, choose, at, { as: ada, params: { part }, form })
    expect(told.location).toBe(`/admin/story/${part}?at=${place}#part-picture-url`)
    expect((await read()).content).toMatchObject({ picture: { url } })
    const again = await visit(setup, choose, at, { as: bob, params: { part }, form })
    expect(flashOf(again)?.text).toBe('refusal:story.draft_changed')
    expect(again.location).toContain('image=')
    for (const wrong of [
      { ...form, url: 'https://a.b/c.png' },
      { ...form, version: '' },
    ])
      expect((await visit(setup, choose, at, { as: ada, params: { part }, form: wrong })).status).toBe(400)
    const elsewhere = `/admin/story/${part}/picture?at=title`
    expect((await visit(setup, choices, elsewhere, { as: ada, params: { part } })).status).toBe(404)
  })
})

describe('the published versions', () => {
  it('are listed, compared and restored', async () => {
    await send('publish', { 'title.zh': '第一版条款' }, { name: 'terms' })
    await send('publish', { 'title.zh': '第二版条款' }, { name: 'terms' })
    const params = { part: 'terms', number: '1' }
    const listed = await visit(setup, history, '/admin/story/terms/history', { as: ada, params })
    expect(listed.data).toMatchObject({ last: 2, revisions: [{ number: 2 }, { number: 1 }] })
    const one = await visit(setup, revision, '/admin/story/terms/history/1', { as: ada, params })
    expect(one.data).toMatchObject({ changes: [{ names: ['标题'] }], sinceThen: [{ names: ['标题'] }], last: 2 })
    const again = (form: { number: string; to: string }) =>
      visit(setup, restore, '/admin/story/terms/history/1', { as: ada, params, form: { act: 'restore', ...form } })
    expect((await again({ number: '1', to: '1' })).status).toBe(422)
    expect(flashOf(await again({ number: '2', to: '1' }))?.text).toBe('storyEditor:done.restored')
    expect((await visit(setup, terms, '/terms')).data).toMatchObject({ title: '第一版条款' })
    await again({ number: '3', to: '0' })
    expect((await visit(setup, terms, '/terms')).data).toMatchObject({ title: '服务条款' })
    const none = await visit(setup, revision, '/x', { as: ada, params: { part: 'terms', number: '9' } })
    expect(none.status).toBe(404)
  })
})
