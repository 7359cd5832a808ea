import type { PageContext } from '#server/http/pages/page-context.ts'

declare module '@remix-run/node' {
  interface AppLoadContext extends PageContext {}
}

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true
  }

  interface AppLoadContext extends PageContext {}
}
