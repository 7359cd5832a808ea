import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { AvatarForm, avatarActs } from '#app/components/profile/avatar-form.tsx'
import { BasicForm, basicAct } from '#app/components/profile/basic-form.tsx'
import { ProfileSection } from '#app/components/profile/profile-section.tsx'
import { pageMeta } from '#app/components/shell/page-meta.ts'
import { PlainUpload } from '#app/components/upload/plain-upload.tsx'
import { requireMember } from '#app/forms/page-guards.ts'
import { resultOf, useFormResult } from '#app/components/form/form-result.ts'
import { profileAction } from '#app/forms/profile.action.ts'
import { uploadedAvatar } from '#app/forms/uploaded-picture.ts'
import { textsOf } from '#app/i18n/server-texts.ts'
import { memberLimits } from '#server/member/member.schema.ts'
import { isPictureAddress } from '#server/kernel/picture-address.schema.ts'

export function loader(args: LoaderFunctionArgs) {
  const { username, avatar, bio, graduationYear, department, visibility } = requireMember(args)
  const asked = new URL(args.request.url).searchParams.get('avatar')?.trim() ?? ''
  return {
    title: textsOf(args.context.locale, 'profile')('title'),
    username,
    avatar,
    previewed: uploadedAvatar(args.request) ?? (isPictureAddress(asked) ? asked : null),
    basics: { bio, graduationYear, department, visibility },
    bioLimit: memberLimits.bio,
  }
}

export const action = profileAction

export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title, isPrivate: true })

export default function ProfileBasic() {
  const { t } = useTranslation('profile')
  const { username, avatar, previewed, basics, bioLimit } = useLoaderData<typeof loader>()
  const result = useFormResult()
  return (
    <>
      <ProfileSection id="about" heading={t('basic.name')} text={t('basic.text')}>
        <BasicForm
          key={JSON.stringify(basics)}
          saved={basics}
          bioLimit={bioLimit}
          result={resultOf(basicAct, result)}
        />
      </ProfileSection>
      <ProfileSection id="avatar" heading={t('avatar.name')} text={t('avatar.text')}>
        <AvatarForm
          key={avatar}
          username={username}
          saved={avatar}
          previewed={previewed}
          result={resultOf(avatarActs.save, result)}
        />
        <PlainUpload
          next="/profile#avatar"
          label={t('avatar.choose')}
          hint={t('avatar.chooseHint')}
          submit={t('avatar.upload')}
        />
      </ProfileSection>
    </>
  )
}
