import { describe, expect, test } from 'vitest'
import { Avatar, initial } from '#app/components/ui/avatar.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { CharacterCount } from '#app/components/ui/character-count.tsx'
import { Checkbox } from '#app/components/ui/checkbox.tsx'
import { ConfirmDialog } from '#app/components/ui/confirm-dialog.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { Pager } from '#app/components/ui/pager.tsx'
import { PasswordField } from '#app/components/ui/password-field.tsx'
import { Illustration } from '#app/components/ui/illustration.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { Sources } from '#app/components/ui/sources.tsx'
import { Tabs } from '#app/components/ui/tabs.tsx'
import { ToastArea } from '#app/components/ui/toast-area.tsx'
import { Torch } from '#app/components/ui/torch.tsx'
import { renderComponent } from './render-component.tsx'

describe('a form field', () => {
  test('connects label, error, hint and counter with its control', () => {
    const html = renderComponent(
      <Field id="n" name="n" label="Name" hint="short" error={['missing', 'odd']} counter="0/50" defaultValue="kept" />,
    )
    expect(html).toContain('<label class="field__label" for="n">Name</label>')
    expect(html).toMatch(/<input[^>]*value="kept"/)
    expect(html).toMatch(/<input[^>]*aria-invalid="true" aria-describedby="n-error n-hint n-counter"/)
    for (const id of ['n-error', 'n-hint', 'n-counter']) expect(html).toContain(`id="${id}"`)
    expect(html).toContain('missing odd')
  })

  test('has no error attributes without an error, and a unique id', () => {
    const html = renderComponent(<Field name="n" label="Name" error={[]} />)
    expect(html).not.toMatch(/aria-invalid|aria-describedby|is-wrong/)
    const id = /<label[^>]*for="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`<input type="text" name="n" id="${id ?? 'missing'}"`)
  })

  test('is a textarea when it is multiline', () => {
    expect(renderComponent(<Field multiline name="m" label="Text" rows={8} />)).toMatch(/<textarea rows="8" name="m"/)
  })

  test('never limits typing: the counter warns instead', () => {
    const html = renderComponent(
      <Field name="m" label="Text" counter={<CharacterCount text={'火'.repeat(501)} limit={500} />} />,
    )
    expect(html).toContain('501/500')
    expect(html).toContain('count is-over')
    expect(html).not.toContain('maxlength')
  })
})

test('characters are counted as code points', () => {
  expect(renderComponent(<CharacterCount text="🔥火" limit={500} />)).toContain('2/500')
})

test('the button that shows a password needs scripts, so the server does not send it', () => {
  const html = renderComponent(<PasswordField name="p" label="Password" autoComplete="new-password" />)
  expect(html).toMatch(/<input[^>]*autoComplete="new-password"[^>]*type="password"/)
  expect(html).not.toContain('<button')
})

test('a checkbox and a select have labels', () => {
  expect(renderComponent(<Checkbox id="c" label="Agree" error="needed" />)).toMatch(
    /id="c" type="checkbox" aria-invalid="true" aria-describedby="c-error"\/><label class="checkbox__label" for="c">Agree/,
  )
  const select = <Select id="s" label="Sort" options={[{ value: 'hot', label: 'Hot' }]} defaultValue="hot" />
  expect(renderComponent(select)).toContain('<option value="hot" selected="">Hot</option>')
})

test('the error summary of a form links to each field and can take the focus', () => {
  const html = renderComponent(<FormSummary problems={[{ id: 'n', message: 'missing' }, { message: 'all wrong' }]} />)
  expect(html).toMatch(/role="alert" tabindex="-1"/)
  expect(html).toContain('<a href="#n">missing</a>')
  expect(html).toContain('<li>all wrong</li>')
  expect(renderComponent(<FormSummary problems={[]} />)).toBe('')
})

describe('a button', () => {
  test('that is busy is disabled and has its busy label', () => {
    const html = renderComponent(
      <Button variant="primary" type="submit" busy busyLabel="Saving...">
        Save
      </Button>,
    )
    expect(html).toBe(
      '<button type="submit" class="button button--primary" disabled="" aria-busy="true">Saving...</button>',
    )
  })

  test('submits only with that type, and can be a link', () => {
    expect(renderComponent(<Button>Save</Button>)).toContain('type="button"')
    expect(renderComponent(<ButtonLink to="/a">On</ButtonLink>)).toMatch(
      /^<a class="button button--quiet"[^>]* href="\/a">On<\/a>$/,
    )
  })
})

test('the tab of the current address is marked', () => {
  const tabs = [
    { to: '/p', label: 'One', end: true },
    { to: '/p/two', label: 'Two' },
  ]
  const html = renderComponent(<Tabs label="Parts" tabs={tabs} />, { at: '/p/two' })
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  expect(html).toMatch(/aria-current="page"[^>]*href="\/p\/two"/)
})

describe('the pager', () => {
  const link = (page: number) => `/list?page=${page}`
  test('links back and forward in the middle', () => {
    const html = renderComponent(<Pager page={2} pages={3} total={57} link={link} />, { lng: 'en' })
    expect(html).toMatch(/rel="prev"[^>]* href="\/list\?page=1">Previous/)
    expect(html).toMatch(/rel="next"[^>]* href="\/list\?page=3">Next/)
    expect(html).toContain('Page 2 of 3')
    expect(html).toContain('57 in all')
  })

  test('has no link beyond its ends', () => {
    expect(renderComponent(<Pager page={1} pages={3} link={link} />)).toMatch(/<span[^>]*aria-disabled="true">上一页/)
    expect(renderComponent(<Pager page={3} pages={3} link={link} />)).toMatch(/<span[^>]*aria-disabled="true">下一页/)
    expect(renderComponent(<Pager page={1} pages={1} link={link} />)).toBe('')
  })

  test('links back to the last page from a page past the end', () => {
    expect(renderComponent(<Pager page={9} pages={3} link={link} />)).toContain('href="/list?page=3"')
  })
})

test('the initial is the first letter in upper case, also outside the basic plane', () => {
  expect(initial('lin')).toBe('L')
  expect(initial(' 𠮷田')).toBe('𠮷')
  expect(initial('')).toBe('·')
  expect(renderComponent(<Avatar name="lin" label="lin" />)).toContain('role="img" aria-label="lin">L')
  expect(renderComponent(<Avatar name="lin" src="https://x.test/a.png" />)).toContain('alt=""')
})

test.each(['zh', 'en'] as const)('the HTML of a time holds the date, which is the same for every viewer (%s)', lng => {
  const at = '2025-10-27T08:00:00Z'
  const tell = (now: string) => renderComponent(<RelativeTime at={at} now={now} />, { lng })
  const date = `<time dateTime="${at}" title="2025.10.27 16:00">2025.10.27</time>`
  expect([tell('2025-10-27T08:05:00Z'), tell('2026-01-27T08:05:00Z')]).toEqual([date, date])
  expect(renderComponent(<RelativeTime at="never" now={at} />)).toBe('')
})

test('an illustration has its number and caption, and a figure its sources', () => {
  expect(renderComponent(<Illustration number={3} caption="Arch dam" src="/a.svg" alt="A dam" />)).toMatch(
    /alt="A dam".*图 3.*Arch dam/,
  )
  const sources = [{ title: 'History', url: 'https://x.test/', asOf: '2025-10', note: 'two agree' }]
  const html = renderComponent(<Sources sources={sources} />, { lng: 'en' })
  expect(html).toMatch(/^<details class="sources"><summary[^>]*>Where from, as of when/)
  expect(html).toMatch(/href="https:\/\/x\.test\/".*as of 2025\.10.*two agree/)
  expect(renderComponent(<Sources sources={[]} />)).toBe('')
})

test('the torch is decorative unless it has a label, and has sparks only when it flares', () => {
  expect(renderComponent(<Torch />)).toMatch(/aria-hidden="true"/)
  expect(renderComponent(<Torch />)).not.toContain('torch__spark')
  const html = renderComponent(<Torch label="The torch" flare={1} />)
  expect(html).toMatch(/role="img" aria-label="The torch"/)
  expect(html).toContain('is-flaring')
  expect(html.match(/torch__spark/g)?.length).toBeGreaterThan(5)
})

test('the empty toast area and the closed dialog are in the initial HTML', () => {
  expect(renderComponent(<ToastArea />, { lng: 'en' })).toBe(
    '<section class="toasts" aria-label="Notifications" aria-live="polite"></section>',
  )
  expect(renderComponent(<ConfirmDialog />)).toMatch(
    /^<dialog class="modal confirm" role="alertdialog"[^>]*><\/dialog>$/,
  )
})
