'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Input } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import type { SignatureRequest } from '@/lib/orders/signatures/signature'
import { checkName } from '@/lib/people/address/check-address'
import { SignaturePad } from './signature-pad'

/** The initial name, and the action: `onSign` gives null where the signature is kept, else the key of `proof.sign` for the reason. */
export interface Signing {
  /** The initial name. */
  name: string
  onSign: (signature: SignatureRequest) => Promise<'moved' | 'failed' | null>
}

const ways = ['typed', 'drawn'] as const
type Way = (typeof ways)[number]
type Trouble = 'name' | 'missing' | 'moved' | 'failed'

const TypedSignature = ({ name }: { name: string }) => (
  <p aria-hidden className="min-h-12 border-b border-edge pb-1 text-2xl italic break-words">
    {name}
  </p>
)

interface NameFieldProps {
  name: string
  onChange: (name: string) => void
  error: string | false
}

function NameField({ name, onChange, error }: NameFieldProps) {
  const t = useTranslations('proof.sign')
  return (
    <Field id="signature-name" label={t('name')} error={error}>
      <Input
        {...describedBy('signature-name', { error })}
        autoComplete="name"
        value={name}
        onChange={event => onChange(event.target.value)}
        invalid={Boolean(error)}
      />
    </Field>
  )
}

/** A name under designs, typed or drawn (QUOTATION-11). */
export function SignForm({
  signing,
  count,
  onDone,
}: {
  signing: Signing
  count: number
  onDone: () => void
}) {
  const t = useTranslations('proof.sign')
  const [name, setName] = useState(signing.name)
  const [way, setWay] = useState<Way>('typed')
  const [drawing, setDrawing] = useState('')
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)
  const underway = useRef(false)
  const sign = async (event: FormEvent) => {
    event.preventDefault()
    if (underway.current) return
    if (checkName(name)) {
      setTrouble('name')
      document.getElementById('signature-name')?.focus()
      return
    }
    if (way === 'drawn' && !drawing) return setTrouble('missing')
    underway.current = true
    setBusy(true)
    const refused = await signing.onSign({ name, drawing: way === 'drawn' ? drawing : '' })
    underway.current = false
    setBusy(false)
    if (refused) setTrouble(refused)
    else onDone()
  }
  return (
    <form noValidate onSubmit={sign} className="mx-auto max-w-120 space-y-4">
      <p>{t('text', { count })}</p>
      <NameField name={name} onChange={setName} error={trouble === 'name' && t('name_wrong')} />
      <Segmented
        name="signature-way"
        label={t('way')}
        value={way}
        onChange={setWay}
        options={ways.map(value => ({ value, label: t(`ways.${value}`) }))}
      />
      {way === 'drawn' ? (
        <SignaturePad drawing={drawing} onDraw={setDrawing} />
      ) : (
        <TypedSignature name={name} />
      )}
      <div role="alert" className="empty:hidden">
        {trouble && trouble !== 'name' && <Alert tone="block">{t(trouble)}</Alert>}
      </div>
      <Button type="submit" full aria-disabled={busy || undefined}>
        {t(busy ? 'signing' : 'sign')}
      </Button>
      <p className="text-xs text-ink-2">{t('kept')}</p>
    </form>
  )
}
