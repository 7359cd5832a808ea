import type { ReactNode } from 'react'
import { Link } from '#app/components/ui/link.tsx'
import type { Person } from '#server/member/member.schema.ts'
import { memberAt } from './person-address.ts'

interface MemberNameProps {
  person: Person
  /** Written anonymously: it is no link, also for admins, who see the name. */
  isAnonymous?: boolean
  /** The name in the reader's words. */
  children: ReactNode
}

/** The name of a member, which leads to their page where they have one. */
export function MemberName({ person: { id, username, isPrivate }, isAnonymous = false, children }: MemberNameProps) {
  if (id === null || isPrivate === true || isAnonymous) return <>{children}</>
  return (
    <Link to={memberAt(username)} className="member-name">
      {children}
    </Link>
  )
}
