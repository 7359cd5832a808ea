import { Fragment } from 'react'
import { Link } from '#app/components/ui/link.tsx'
import type { ReplyCard } from '#server/comment/comment.schema.ts'

const marks = /([@＠]\w{3,20})(?!\w)/u

/** A plain text in which the names of members link to their pages. */
export function MentionText({ text, mentions }: { text: string; mentions: ReplyCard['mentions'] }) {
  if (mentions.length === 0) return <>{text}</>
  // Every second piece is a name after an @.
  return text.split(marks).map((piece, index) => {
    const name = piece.slice(1).toLowerCase()
    const found = index % 2 === 1 ? mentions.find(mention => mention.name.toLowerCase() === name) : undefined
    // The pieces never change their order, so the index is a stable key.
    if (found === undefined) return <Fragment key={index}>{piece}</Fragment>
    return (
      <Link key={index} className="mention" to={`/members/${found.name}?id=${found.id}`}>
        {piece}
      </Link>
    )
  })
}
