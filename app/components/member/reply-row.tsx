import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import { RelativeTime } from '#app/components/ui/relative-time.tsx'
import { langOf } from '#app/i18n/locale.ts'
import type { z } from 'zod'
import type { ownReply } from '#server/reply/reply.schema.ts'

/** A reply shown outside its post, with a link to the post. */
export function ReplyRow({ reply, now }: { reply: z.infer<typeof ownReply>; now: string }) {
  const { t } = useTranslation('member')
  const { id, floor, html, language, createdAt, post } = reply
  return (
    <article className="member__reply">
      <p className="meta">
        {t('repliedTo', { floor })} <Link to={`/forum/reply/${id}`}>{post.title ?? '…'}</Link>{' '}
        <RelativeTime at={createdAt} now={now} />
      </p>
      {/* Sanitized by the server (docs/product.md#markdown). */}
      <div className="prose" lang={langOf(language)} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}
