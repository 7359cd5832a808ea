import { Form } from '@remix-run/react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '#app/browser/trpc-hooks.tsx'
import { readStorage, writeStorage, type StorageKey } from '#app/browser/storage.ts'
import { showToast } from '#app/components/ui/show-toast.ts'
import { Button } from '#app/components/ui/button.tsx'

const keys = ['user', 'visitorSessionId', 'redirectAfterLogin', 'locale'] as const satisfies readonly StorageKey[]

/** The keys in this browser's storage, read again whenever `state` changes. */
export function StoredKeys({ state }: { state: unknown }) {
  const [stored, setStored] = useState<readonly (readonly [string, string | null])[]>([])
  useEffect(() => {
    // Runs after the frame has written its keys.
    const timer = setTimeout(() => setStored(keys.map(key => [key, readStorage(key)])))
    return () => clearTimeout(timer)
  }, [state])
  return (
    <dl className="trial__facts">
      {stored.map(([key, value]) => (
        <div key={key}>
          <dt>
            <code>{key}</code>
          </dt>
          <dd>
            <code>{value ?? '—'}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const endSessionForm = 'end'
export const expireAccessForm = 'expire'

/** The transitions of a session, each with its expected result (docs/product.md#test-pages). */
export function SessionSteps() {
  const { t } = useTranslation('pages')
  const { client } = trpc.useUtils()
  // A mutation although it only reads, because each press must send a request, also several at the same time.
  const { mutate: call } = useMutation({
    mutationFn: () => client.member.me.query(),
    onSuccess: ({ username }) => showToast({ type: 'success', message: t('authTest.answered', { name: username }) }),
  })
  async function endThenCall(times: number): Promise<void> {
    await fetch('/auth-test', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ act: endSessionForm }),
    })
    for (let sent = 0; sent < times; sent++) call()
  }
  return (
    <>
      <Step hint={t('authTest.expireHint')}>
        <ActForm act={expireAccessForm}>{t('authTest.expire')}</ActForm>
      </Step>
      <Step hint={t('authTest.endHint')}>
        <ActForm act={endSessionForm}>{t('authTest.end')}</ActForm>
      </Step>
      <Step hint={t('authTest.endThenCallHint')}>
        <Button onClick={() => void endThenCall(1)}>{t('authTest.endThenCall')}</Button>
      </Step>
      <Step hint={t('authTest.endThenCallsHint')}>
        <Button onClick={() => void endThenCall(3)}>{t('authTest.endThenCalls')}</Button>
      </Step>
      <Step hint={t('authTest.damageHint')}>
        <Button onClick={damageUser}>{t('authTest.damage')}</Button>
      </Step>
      <Step hint={t('authTest.callHint')}>
        <Button onClick={() => call()}>{t('authTest.call')}</Button>
      </Step>
    </>
  )
}

/** Stores an unreadable user, which is removed on the next start (docs/product.md#session). */
function damageUser(): void {
  writeStorage('user', '{')
  location.reload()
}

function ActForm({ act, children }: { act: string; children: ReactNode }) {
  return (
    <Form method="post" action="/auth-test">
      <Button type="submit" name="act" value={act}>
        {children}
      </Button>
    </Form>
  )
}

function Step({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className="trial__step">
      {children}
      <p className="meta">{hint}</p>
    </div>
  )
}
