import { useTranslation } from 'react-i18next'
import { Link } from '#app/components/ui/link.tsx'
import { classAddress, departmentAddress } from './member-address.ts'

interface ClassAndDepartmentProps {
  of: { graduationYear: number | null; department: string | null }
  className?: string
}

/** The class year and department in a member's profile, each linked to the members who share it. */
export function ClassAndDepartment({ of: { graduationYear, department }, className }: ClassAndDepartmentProps) {
  const { t } = useTranslation('member')
  if (graduationYear === null && department === null) return null
  return (
    <p className={className}>
      {graduationYear === null ? null : (
        <Link to={classAddress(graduationYear)} className="member-name">
          {t('classOf', { year: graduationYear })}
        </Link>
      )}{' '}
      {department === null ? null : <Department name={department} />}
    </p>
  )
}

function Department({ name }: { name: string }) {
  const to = departmentAddress(name)
  if (to === null) return <bdi>{name}</bdi>
  return (
    <Link to={to} className="member-name">
      <bdi>{name}</bdi>
    </Link>
  )
}
