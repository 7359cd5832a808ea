import type { ReactNode } from 'react'
import { Link } from '#app/components/ui/link.tsx'
import type { AuthorCard } from '#server/member/member.schema.ts'
import { memberAddress } from './member-address.ts'

interface MemberNameProps {
  author: AuthorCard
  /** True for an anonymous text. The name is then no link, not even for admins, who see it. */
  isAnonymous?: boolean
  /** The name in the reader's language. */
  children: ReactNode
}

/** The name of a member, linked to the member's page if there is one. */
export function MemberName({ author: { id, username, isPrivate }, isAnonymous = false, children }: MemberNameProps) {
  if (id === null || isPrivate === true || isAnonymous) return <>{children}</>
  return (
    <Link to={memberAddress(username)} className="member-name">
      {children}
    </Link>
  )
}
