import type { LoaderFunctionArgs } from '@remix-run/node'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { requireRight } from '#app/forms/page-guards.ts'
import { orErrorPage } from '#app/forms/refusal-to-error-page.ts'

/** Streams a backup as a file. */
export async function loader(args: LoaderFunctionArgs) {
  requireRight(args, 'backups')
  const { file, size, bytes } = await orErrorPage(args.context.api.backup.open({ id: Number(args.params['id']) }))
  return new Response(createReadableStreamFromReadable(bytes), {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${file}"`,
      'Content-Length': String(size),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
