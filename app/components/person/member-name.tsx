import type { ReactNode } from 'react'
import { Link } from '#app/components/ui/link.tsx'
import type { Person } from '#server/member/member.schema.ts'
import { memberAddress } from './person-address.ts'

interface MemberNameProps {
  person: Person
  /** True for an anonymous text. The name is then no link, not even for admins, who see it. */
  isAnonymous?: boolean
  /** The name in the reader's language. */
  children: ReactNode
}

/** The name of a member, linked to the member's page if there is one. */
export function MemberName({ person: { id, username, isPrivate }, isAnonymous = false, children }: MemberNameProps) {
  if (id === null || isPrivate === true || isAnonymous) return <>{children}</>
  return (
    <Link to={memberAddress(username)} className="member-name">
      {children}
    </Link>
  )
}
