import type { MemberWork } from '../rpc/unit-of-work.ts'
import { readProfile } from '../member/read-profile.ts'
import { requireMember } from '../member/require-member.ts'
import type { MemberExport } from './export.schema.ts'

/** Returns all data of the member for their download (docs/product.md#leaving): the profile and what server/all-personal-data.ts lists. */
export async function exportAccount({ em, site, viewer }: MemberWork): Promise<MemberExport> {
  const member = await requireMember(em, viewer)
  const belongings: MemberExport['belongings'] = {}
  for (const { name, exportRows } of site.personalData) belongings[name] = await exportRows(em, member.id)
  return { exportedAt: site.clock.now().toISOString(), profile: await readProfile({ em, site }, member), belongings }
}
