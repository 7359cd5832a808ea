import { index, route, type RouteConfig } from '@remix-run/route-config'

/** The route table of the specification (2.1), written out. */
export default [
  index('routes/home.tsx'),
  route('timeline', 'routes/timeline.tsx'),
  route('culture', 'routes/culture.tsx'),
  route('people', 'routes/people.tsx'),
  route('about', 'routes/about.tsx'),
  route('blessings', 'routes/blessings.tsx'),
  route('blessings/:id', 'routes/blessing.tsx'),
  route('blessings/:id/edit', 'routes/blessing-edit.tsx'),
  route('blessings/:id/remove', 'routes/blessing-remove.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('logout', 'routes/logout.ts'),
  route('language', 'routes/language.ts'),
  route('pledges/receipt/:receipt', 'routes/pledge-receipt.tsx'),
  route('pledges/:id/withdraw', 'routes/pledge-withdraw.tsx'),
  route('admin', 'routes/admin.tsx', [
    index('routes/admin-overview.tsx'),
    route('pledges', 'routes/admin-pledges.tsx'),
    route('pledges/:id/remove', 'routes/admin-pledge-remove.tsx'),
  ]),
  route('message-test', 'routes/message-test.tsx'),
  route('auth-test', 'routes/auth-test.tsx'),
  route('*', 'routes/nowhere.tsx'),
] satisfies RouteConfig
