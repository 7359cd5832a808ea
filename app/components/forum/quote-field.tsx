import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { readUnknownProperty } from '#app/browser/read-unknown-property.ts'
import { fieldOf, type FormResult } from '#app/components/form/form-result.ts'
import { Field } from '#app/components/ui/field.tsx'
import { Link } from '#app/components/ui/link.tsx'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { postAddress } from './forum-address.ts'
import { shortenQuote, quoteHtml } from './quoted-text.ts'
import { useReplyContext } from './reply-context.ts'

/** Returns the quote for the form: the refused one, the selected passage, or the whole text if the address asks for it. */
export function useQuote(answering: ReplyCard | undefined, refused: FormResult | undefined): string {
  const { postHtml } = useReplyContext()
  const location = useLocation()
  const query = new URLSearchParams(location.search)
  const isOfFloor = query.has('reply')
  const html = isOfFloor ? answering?.html : postHtml
  // The answered floor is gone, and the address must not quote the post instead.
  if (isOfFloor && answering === undefined) return ''
  if (refused !== undefined) return refused.values['quote'] ?? ''
  if (query.get('quote') !== '1' || html === undefined) return ''
  const marked = readUnknownProperty(location.state, 'quote')
  return typeof marked === 'string' ? shortenQuote(marked) : quoteHtml(html)
}

/** The quote of a reply that is being written. It may be shortened or removed. */
export function QuoteField({ quote, parentId }: { quote: string; parentId: number | undefined }) {
  const { t } = useTranslation('forum')
  const { place, refused } = useReplyContext()
  return (
    <div className="reply-form__quote">
      <Field
        {...fieldOf('reply', 'quote', refused)}
        multiline
        rows={3}
        label={t(parentId === undefined ? 'reply.quoteOfPost' : 'reply.quote')}
        hint={t('reply.quoteHint')}
        defaultValue={quote}
      />
      <Link to={`${postAddress(place, parentId)}#write`} rel="nofollow" preventScrollReset>
        {t('reply.noQuote')}
      </Link>
    </div>
  )
}
