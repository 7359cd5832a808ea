import { replyPictures } from '#app/components/picture/picture-page-address.ts'
import { HtmlWithPictures } from '#app/components/picture/html-with-pictures.tsx'
import { picturesInHtml } from '#app/components/picture/html-pictures.ts'
import { langOf } from '#app/i18n/locale.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { PostPictures } from './post-pictures.tsx'

/** The text of a reply, with its quote and its pictures. */
export function ReplyText({ reply: { id, html, language, images, quote } }: { reply: ReplyCard }) {
  const pictures = replyPictures(id)
  return (
    <div data-pictures="">
      {quote === null ? null : <blockquote className="reply__quote">{quote}</blockquote>}
      <HtmlWithPictures className="reply__text prose" lang={langOf(language)} html={html} pictures={pictures} />
      <PostPictures images={images} pictures={pictures} from={picturesInHtml(html).length + 1} />
    </div>
  )
}
