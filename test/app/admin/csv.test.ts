import { describe, expect, it } from 'vitest'
import { csvLines, csvStream } from '#app/forms/csv-lines.ts'
import { loader } from '#app/routes/admin-csv.ts'
import { visit } from '#test/app/account/visit.ts'
import { aBlessing, aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()

const asked = (file: string, ask: Parameters<typeof visit>[3]) =>
  visit(setup, loader, `/admin/csv/${file}`, { ...ask, params: { file: file.split('?')[0] ?? '' } })

describe('a CSV cell', () => {
  it.each([
    ['=1+1', `'=1+1`],
    ['+86 25', `'+86 25`],
    ['-2', `'-2`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['  =1', `'  =1`],
    ['＝cmd', `'＝cmd`],
    ['\tx', `"'\tx"`],
    ['\n=1', `"'\n'=1"`],
    ['\r=1', `"'\r'=1"`],
    ['﹦1', `'﹦1`],
    ['；＝1', `；'＝1`],
    ['a;=1+1', `"a;'=1+1"`],
    ['a; @SUM(A1)', `"a; '@SUM(A1)"`],
    ['a\t+1', `"a\t'+1"`],
    ['a\n-1+1', `"a\n'-1+1"`],
    ['a;b', '"a;b"'],
    ['a,b', '"a,b"'],
    ['他说"好"', '"他说""好"""'],
    ['两\n行', '"两\n行"'],
    ['a=b', 'a=b'],
  ])('%j is written as %j', (cell, written) => {
    expect(csvLines([[cell]])).toBe(`${written}\r\n`)
  })

  it('holds numbers unchanged, and is empty for no value', () => {
    expect(csvLines([[-2, true, null, '']])).toBe('-2,true,,\r\n')
  })
})

describe('the CSV file', () => {
  it('is generated part by part, as the client reads it', async () => {
    const asks: number[] = []
    const stream = csvStream(['n'], after => {
      asks.push(after)
      return Promise.resolve({ rows: [[after]], last: after < 50 ? after + 1 : null })
    })
    const reader = stream.getReader()
    await reader.read()
    await reader.read()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(asks.length).toBeLessThanOrEqual(3)
    await reader.cancel()
    expect(asks.length).toBeLessThanOrEqual(3)
  })

  it('is aborted when a part cannot be read', async () => {
    const stream = csvStream(['n'], after =>
      after === 0 ? Promise.resolve({ rows: [[1]], last: 1 }) : Promise.reject(new Error('the database is away')),
    )
    await expect(new Response(stream).text()).rejects.toThrow('away')
  })

  it('begins with a byte order mark, has column names in the viewer’s language, and ends after the last row', async () => {
    await aBlessing(setup, { content: '=HYPERLINK("http://bad.example")' })
    const admin = await anAdmin(setup)
    for (const [locale, head] of [
      ['zh', '编号,作者,匿名'],
      ['en', 'Number,Author,Anonymous'],
    ] as const) {
      const { response, status } = await asked('blessings.csv', { as: admin, locale })
      if (response === undefined) throw new Error('no response')
      expect(status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
      expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="blessings.csv"')
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const lines = new TextDecoder().decode(bytes).split('\r\n')
      expect(lines[0]?.startsWith(head)).toBe(true)
      expect(lines[1]).toContain(`"'=HYPERLINK(""http://bad.example"")"`)
      expect(lines).toHaveLength(3)
    }
  })

  it('is filtered by its address', async () => {
    const admin = await anAdmin(setup, { username: 'warden' })
    await aMember(setup, { username: 'yangtze' })
    const { response } = await asked('members.csv?search=yang&role=user', { as: admin })
    if (response === undefined) throw new Error('no response')
    const text = await response.text()
    expect(text).toContain('yangtze')
    expect(text).not.toContain('warden')
  })

  it('is for admins alone, and for known lists', async () => {
    expect((await asked('members.csv', {})).location).toBe('/login?redirect=%2Fadmin%2Fcsv%2Fmembers.csv')
    expect((await asked('members.csv', { as: await aMember(setup) })).location).toBe('/')
    expect((await asked('sessions.csv', { as: await anAdmin(setup) })).status).toBe(404)
    expect((await asked('members', { as: await anAdmin(setup) })).status).toBe(404)
  })
})
