'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ChangeEvent, useState } from 'react'

interface PhotoInputProps {
  /** The piece's id, and the number of its ticket. */
  piece: number
  ticket: string
  onDone?: () => void
}

/** Sends a photo; null once it is kept, else why it was not. */
async function sendPhoto(piece: number, file: File, offline: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/production/pieces/${piece}/photos`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    })
    if (response.ok) return null
    const { detail } = (await response.json()) as { detail?: string }
    return detail ?? offline
  } catch {
    return offline
  }
}

/** Takes a check photo of a piece with the telephone's camera, or a file where there is none (PRODUCTION-10). */
export function PhotoInput({ piece, ticket, onDone }: PhotoInputProps) {
  const t = useTranslations('backOffice.production.photo')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setBusy(true)
    const refused = await sendPhoto(piece, file, t('failed'))
    target.value = ''
    setBusy(false)
    if (refused) toast.error(refused)
    else toast.success(t('kept', { ticket }))
    router.refresh()
    if (!refused) onDone?.()
  }
  return (
    <label className="bo-button bo-photo" aria-busy={busy}>
      {busy ? t('sending') : t('take')}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="bo-hidden"
        aria-label={`${t('take')} ${ticket}`}
        disabled={busy}
        onChange={event => void send(event)}
      />
    </label>
  )
}
