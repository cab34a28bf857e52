'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { controlClass, Field } from '@/components/ui/field'
import { usePictureSession } from '../use-picture-session'

/** The field for the password of the file that the workspace refused. */
export function Unlock() {
  const session = usePictureSession()
  return <PasswordField onOpen={password => void session.unlock(password)} />
}

/** The field for the password of a locked PDF. It goes only to the file's reader, and is not stored. */
export function PasswordField({ onOpen }: { onOpen: (password: string) => void }) {
  const t = useTranslations('pageNotes.unlock')
  const id = useId()
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onOpen(password)
  }
  return (
    <form onSubmit={submit} className="flex w-full flex-wrap items-end gap-2">
      <Field id={id} label={t('label')} className="min-w-0 grow">
        <input
          id={id}
          type="password"
          autoComplete="off"
          value={password}
          onChange={event => setPassword(event.target.value)}
          className={controlClass()}
        />
      </Field>
      <Button type="submit" look="secondary" size="small" disabled={password === ''}>
        {t('open')}
      </Button>
    </form>
  )
}
