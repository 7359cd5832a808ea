import { expect, it } from 'vitest'
import { FormSummary } from '#app/components/ui/form-summary.tsx'
import { summaryOf } from '#app/components/form/form-result.ts'
import { renderWithRouter } from '../shell/render-with-router.tsx'

const summary = (translation?: string) =>
  renderWithRouter(
    <FormSummary problems={summaryOf('login', [], { values: {}, errors: {}, message: '登录失败', translation })} />,
    { locale: translation === undefined ? 'zh' : 'en' },
  )

it('a system message has two lines in both languages on an English page, and one on a Chinese page', async () => {
  expect(await summary('Login failed')).toContain(
    '<li><span lang="zh-CN">登录失败</span><br/><span lang="en">Login failed</span></li>',
  )
  expect(await summary()).toContain('<li>登录失败</li>')
})
