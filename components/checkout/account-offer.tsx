'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useWho } from '@/components/account/use-who'
import type { NamedOrder } from '@/components/order/named-order'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { describedBy, Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { Link } from '@/lib/ground/site/navigation'
import type { ValidatorCode } from '@/lib/ground/validators/codes'
import type { Order } from '@/lib/orders/order/order'
import { checkPassword } from '@/lib/people/client/check-client'
import { showRole } from '@/stores/shown-role'
import { type OpenedAccount, openAccount } from './open-account'

interface AccountOfferProps {
  order: Order
  named: NamedOrder
}

/** After an order without an account: one field is enough, because the rest is known. */
export function AccountOffer({ order, named }: AccountOfferProps) {
  const t = useTranslations('order.account')
  const { who, refresh } = useWho()
  const [opened, setOpened] = useState<OpenedAccount['kind'] | null>(null)
  if (opened === 'open') {
    return (
      <Alert tone="confirm" role="status" className="mt-8 print:hidden">
        {t.rich('open', { link: chunks => <Link href="/account/">{chunks}</Link> })}
      </Alert>
    )
  }
  if (!order.client || who?.id !== null) return null
  const onOpened = async (kind: OpenedAccount['kind']) => {
    setOpened(kind)
    if (kind !== 'open') return
    showRole()
    await refresh()
  }
  return (
    <section aria-labelledby="offer" className="mt-8 rounded-lg border border-line p-5 print:hidden">
      <h2 id="offer" className="text-lg! leading-6! tracking-normal [font-stretch:100%]">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t('text', { email: order.client.email })}</p>
      <PasswordForm {...{ order, named, onOpened }} />
      <div role="alert" className="mt-3 empty:hidden">
        {opened === 'known' && (
          <Alert tone="inform">
            {t.rich('known', { link: chunks => <Link href="/account/">{chunks}</Link> })}
          </Alert>
        )}
        {opened === 'failed' && <Alert tone="block">{t('failed')}</Alert>}
      </div>
    </section>
  )
}

interface PasswordFormProps extends AccountOfferProps {
  onOpened: (kind: OpenedAccount['kind']) => Promise<void>
}

function PasswordForm({ order, named, onOpened }: PasswordFormProps) {
  const t = useTranslations('order.account')
  const words = useTranslations('validators')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<ValidatorCode | null>(null)
  const [sending, setSending] = useState(false)
  const error = wrong && words(wrong)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = checkPassword(password)
    setWrong(found)
    if (found || sending) return
    setSending(true)
    const result = await openAccount(order, named, password)
    setSending(false)
    if (result.kind === 'wrong') setWrong(result.code)
    await onOpened(result.kind)
  }
  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-wrap items-start gap-3">
      {/* A browser keeps the password beside the address that it is for. */}
      <input type="hidden" autoComplete="username" value={order.client?.email ?? ''} readOnly />
      <Field
        id="offer-password"
        label={t('password')}
        hint={t('hint')}
        error={error}
        className="min-w-60 grow"
      >
        <PasswordInput
          labels={{ show: t('show'), hide: t('hide') }}
          autoComplete="new-password"
          value={password}
          onChange={event => setPassword(event.target.value)}
          {...describedBy('offer-password', { hint: true, error })}
          invalid={Boolean(error)}
        />
      </Field>
      <Button type="submit" className="sm:mt-6.5 max-sm:w-full" aria-disabled={sending || undefined}>
        {t('create')}
      </Button>
    </form>
  )
}
