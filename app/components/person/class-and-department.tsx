import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import { classAt, departmentAt } from './person-address.ts'

interface PlaceProps {
  of: { graduationYear: number | null; department: string | null }
  className?: string
}

/** The class year and department in a member's profile, each linked to the members who share it. */
export function Place({ of: { graduationYear, department }, className }: PlaceProps) {
  const { t } = useTranslation('member')
  if (graduationYear === null && department === null) return null
  return (
    <p className={className}>
      {graduationYear === null ? null : (
        <Link to={classAt(graduationYear)} className="member-name">
          {t('classOf', { year: graduationYear })}
        </Link>
      )}{' '}
      {department === null ? null : <Department name={department} />}
    </p>
  )
}

function Department({ name }: { name: string }) {
  const to = departmentAt(name)
  if (to === null) return <bdi>{name}</bdi>
  return (
    <Link to={to} className="member-name">
      <bdi>{name}</bdi>
    </Link>
  )
}
