import { useTranslation } from 'react-i18next'
import { AdminHead } from './admin-head.tsx'
import { VisuallyHidden } from '#app/components/ui/visually-hidden.tsx'
import { allRights, grants, roles } from '#server/kernel/rights.schema.ts'

/** The rights of each role, read from the table that the server checks. */
export function RightsTable() {
  const { t } = useTranslation('rights')
  return (
    <>
      <AdminHead title={t('name')} lead={t('lead')} />
      <table className="rights">
        <caption>
          <VisuallyHidden>{t('caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('right')}</th>
            {roles.map(role => (
              <th scope="col" key={role}>
                {t(`role.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {allRights.map(right => (
            <tr key={right}>
              <th scope="row">{t(`does.${right}`)}</th>
              {roles.map(role => {
                const isGranted = grants(role, right)
                return (
                  <td key={role} className={isGranted ? 'is-granted' : undefined}>
                    {t(isGranted ? 'yes' : 'no')}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
