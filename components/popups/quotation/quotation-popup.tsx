'use client'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useItemWords } from '@/components/cart/item-words'
import { useShopData } from '@/components/cart/use-shop-data'
import { MessageFiles } from '@/components/contact/message-files'
import { PopupTexts } from '@/components/popup-texts'
import { Alert } from '@/components/ui/alert'
import { Button, buttonClass } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { describedBy, Field, Input, Textarea } from '@/components/ui/field'
import { Quantity } from '@/components/ui/quantity'
import type { ShopData } from '@/lib/doors/contract/shop-data'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import { quotationName, quotationPage } from '@/lib/orders/quotations/numbers'
import { cartLimits } from '@/lib/product/item/limits'
import type { NewLine } from '@/lib/product/kinds/kind'
import { Popup } from '../popup'
import type { AgainLine, SameLines } from './ask-quotation'
import { lineOfPage } from './line-of-page'
import { type QuotationForm, useQuotationForm } from './use-quotation-form'

export interface QuotationPopupProps {
  /** The product of the request, with its configuration; nothing for a general request. */
  line?: NewLine
  /** A free-text line of an order, requested again: no price list has it (QUOTATION-10). */
  again?: AgainLine
  /** The lines of an order, where the client asks for a price for the same again. */
  same?: SameLines
  /** Its name on the page. */
  name?: string
  locale: SiteLocale
  onClose: () => void
}

/** A price asked for in writing: for what is in the cart, for a product as it is configured, or for something else (QUOTATION-2). */
export default function QuotationPopup({ line, again, same, ...props }: QuotationPopupProps) {
  const [shown, setShown] = useState(() => line ?? (again || same ? null : lineOfPage()))
  const own = {
    ...props,
    ...(shown && { line: shown }),
    ...(again && { again }),
    ...(same && { same }),
    // A product requested by name stays; the page's own product may be left out.
    ...(shown && !line && { onLeaveOut: () => setShown(null) }),
  }
  return (
    <PopupTexts
      locale={props.locale}
      names={['quoteRequest', 'contact', 'popups', 'validators', 'cart', 'product']}
    >
      <Request key={shown ? 'line' : 'general'} {...own} />
    </PopupTexts>
  )
}

interface SentProps {
  title: string
  sent: { id: number; auth: string }
  email: string
  onClose: () => void
}

/** The request was sent; the quotation has a page of its own. */
function Sent({ title, sent: { id: number, auth }, email, onClose }: SentProps) {
  const t = useTranslations('quoteRequest')
  const popups = useTranslations('popups')
  return (
    <Popup title={title} icon="document" closeLabel={popups('close')} onClose={onClose}>
      <div role="status">
        <Alert tone="confirm" title={t('sentTitle')}>
          {t('sent', { email, id: quotationName(number) })}
        </Alert>
      </div>
      <Link href={quotationPage(number, auth)} className={`${buttonClass({ look: 'secondary' })} mt-5`}>
        {t('see')}
      </Link>
    </Popup>
  )
}

function Request({
  line,
  again,
  same,
  name,
  locale,
  onClose,
  onLeaveOut,
}: QuotationPopupProps & { onLeaveOut?: () => void }) {
  const t = useTranslations('quoteRequest')
  const popups = useTranslations('popups')
  const id = useId()
  const form = useQuotationForm({
    locale,
    ...(line && { line }),
    ...(again && { again, message: t('againMessage', { title: again.title, order: String(again.order) }) }),
    ...(same && { same, message: t('sameMessage', { order: String(same.order) }) }),
  })
  const title = again ? t('again') : t(line ? 'onDemand' : 'title')
  if (form.sent) return <Sent title={title} sent={form.sent} email={form.values.email} onClose={onClose} />
  return (
    <Popup
      title={title}
      icon="document"
      closeLabel={popups('close')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
          <p className="max-w-[38ch] text-xs text-ink-2">{t('lead')}</p>
          <Button type="submit" form={id} aria-disabled={form.busy || undefined} className="max-sm:w-full">
            {form.busy ? t('sending') : t('send')}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate onSubmit={form.submit} className="grid gap-4">
        {line && <Taken line={line} name={name ?? ''} form={form} {...(onLeaveOut && { onLeaveOut })} />}
        {same && (
          <p className="rounded-md bg-wash p-4 font-semibold">
            {t('sameTaken', { order: String(same.order), count: same.lines.length })}
          </p>
        )}
        {form.cartCount > 0 && (
          <Checkbox checked={form.withCart} onChange={event => form.setWithCart(event.target.checked)}>
            {t('withCart')} <span className="text-ink-3">{t('takesCart', { count: form.cartCount })}</span>
          </Checkbox>
        )}
        <Fields form={form} id={id} />
        <MessageFiles files={form.files} />
        <div role="alert" className="empty:hidden">
          {form.failure && <Alert tone="block">{t(form.failure)}</Alert>}
        </div>
      </form>
    </Popup>
  )
}

interface TakenProps {
  line: NewLine
  name: string
  form: QuotationForm
  onLeaveOut?: () => void
}

/** The product of the request, in words, with its quantity. */
function Taken({ line, name, form, onLeaveOut }: TakenProps) {
  const [items] = useState([line])
  const { data } = useShopData({ items })
  const t = useTranslations('quoteRequest')
  const product = useTranslations('product')
  return (
    <section aria-label={t('taken')} className="flex flex-wrap items-center gap-3 rounded-md bg-wash p-4">
      <div className="min-w-0 grow basis-60">
        {data ? <Facts line={line} name={name} data={data} /> : <p className="font-semibold">{name}</p>}
      </div>
      <Quantity
        value={form.quantity}
        max={cartLimits.quantity}
        onChange={form.setQuantity}
        labels={{ quantity: t('quantity'), less: product('oneLess'), more: product('oneMore') }}
        className="min-h-11!"
      />
      {onLeaveOut && (
        <button type="button" className="link tap text-sm" onClick={onLeaveOut}>
          {t('leaveOut')}
        </button>
      )}
    </section>
  )
}

function Facts({ line, name, data }: { line: NewLine; name: string; data: ShopData }) {
  const { title, facts } = useItemWords(data.catalogue)(line)
  return (
    <>
      <p className="font-semibold">{name || title}</p>
      {facts && <p className="text-sm text-ink-2">{facts}</p>}
    </>
  )
}

const inputs = [
  ['name', 'name', 'text'],
  ['email', 'email', 'email'],
  ['phone', 'tel', 'tel'],
] as const

/** Who asks, and what for. */
function Fields({ form, id }: { form: QuotationForm; id: string }) {
  const t = useTranslations('quoteRequest')
  const codes = useTranslations('validators')
  const errorOf = (field: 'name' | 'email' | 'phone' | 'message') => {
    const code = field === 'phone' ? undefined : form.errors[field]
    return code && codes(code)
  }
  const message = errorOf('message')
  return (
    <>
      <Field id={`${id}-message`} label={t('message')} error={message}>
        <Textarea
          {...describedBy(`${id}-message`, { error: message })}
          invalid={Boolean(message)}
          value={form.values.message}
          onChange={event => form.change('message', event.target.value)}
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        {inputs.map(([field, token, type]) => {
          const error = errorOf(field)
          return (
            <Field key={field} id={`${id}-${field}`} label={t(field)} error={error}>
              <Input
                {...describedBy(`${id}-${field}`, { error })}
                type={type}
                autoComplete={token}
                invalid={Boolean(error)}
                value={form.values[field]}
                onChange={event => form.change(field, event.target.value)}
              />
            </Field>
          )
        })}
      </div>
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden
        hidden
        value={form.values.website}
        onChange={event => form.change('website', event.target.value)}
      />
    </>
  )
}
