'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { judgeCoupon } from '@/components/cart/use-coupon'
import { PopupTexts } from '@/components/popup-texts'
import { sendForStaff } from '@/components/tools/staff-fetch'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Input, Textarea } from '@/components/ui/field'
import { countryOf, type SiteLocale } from '@/lib/ground/site/locales'
import { isQuotable } from '@/lib/orders/cart/shareable'
import { type QuotationDraft, quotationLimits } from '@/lib/orders/quotations/draft'
import { firstDraft, usualDays } from '@/lib/orders/quotations/first-draft'
import { madeAnswer } from '@/lib/orders/quotations/requests'
import type { CartItem } from '@/lib/product/item/item'
import { hydrateCart, useCart } from '@/stores/cart'
import { Popup } from '../popup'

export interface CreateQuotationProps {
  /** The client, as the bar names him. */
  client: string
  locale: SiteLocale
  onClose: () => void
}

type Failure = 'empty' | 'refused' | 'ended' | 'failed'

/** Why nothing was made, by the shop's code. */
const failureOf = (code: string): Failure =>
  code === 'offline' ? 'failed' : code === 'forbidden' || code === 'unauthorised' ? 'ended' : 'refused'

/** The parts of the cart that go into a quotation: all but sums and personal data. */
const quotable = (items: readonly CartItem[]) => items.filter(isQuotable)

/** The percentage of a coupon that the clerk has typed; other kinds of coupon do not become a quotation's discount. */
async function percentOf(coupon: string): Promise<number> {
  const judged = coupon ? await judgeCoupon(coupon).catch(() => null) : null
  return judged?.ok && judged.discount.type === 'percent' ? judged.discount.value : 0
}

/** The cart as a draft of a quotation, with its destination if known. */
async function draftOfCart(locale: SiteLocale): Promise<QuotationDraft> {
  hydrateCart()
  const { items, delivery, coupon } = useCart.getState()
  const last = new Date(Date.now() + usualDays * 24 * 3600 * 1000)
  const validUntil = new Intl.DateTimeFormat('sv-SE').format(last)
  const draft = firstDraft(quotable(items), delivery?.country || countryOf(locale), validUntil)
  return { ...draft, zipcode: delivery?.zipcode ?? '', discountPercent: await percentOf(coupon) }
}

/** A client's cart becomes a quotation (QUOTATION-9), which the clerk goes on with in the back-office. */
export default function CreateQuotation(props: CreateQuotationProps) {
  return (
    <PopupTexts locale={props.locale} names={['staffQuotation']}>
      <Form {...props} />
    </PopupTexts>
  )
}

function Form({ client, locale, onClose }: CreateQuotationProps) {
  const t = useTranslations('staffQuotation')
  const id = useId()
  const [draft, setDraft] = useState<QuotationDraft | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void draftOfCart(locale).then(setDraft)
  }, [locale])
  if (!draft) return null
  const change = (over: Partial<QuotationDraft>) => setDraft({ ...draft, ...over })
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (draft.lines.length === 0) return setFailure('empty')
    setBusy(true)
    setFailure(null)
    const sent = await sendForStaff('/api/quotations', 'POST', { locale, draft })
    const made = sent.ok ? madeAnswer.safeParse(sent.body).data : undefined
    if (made) return window.location.assign(`/admin/quotations?id=${made.id}`)
    setBusy(false)
    setFailure(sent.ok ? 'failed' : failureOf(sent.code))
  }
  return (
    <Popup
      title={t('create.title')}
      text={t('create.text', { client })}
      width={560}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">{t('create.lines', { count: draft.lines.length })}</p>
          <Button type="submit" form={id} aria-disabled={busy || undefined}>
            {t(busy ? 'create.making' : 'create.make')}
          </Button>
        </div>
      }
    >
      <form id={id} noValidate onSubmit={make} className="grid gap-4">
        <Facts {...{ id, draft, change }} />
        <div role="alert" className="empty:hidden">
          {failure && <Alert tone="block">{t(`create.${failure}`)}</Alert>}
        </div>
      </form>
    </Popup>
  )
}

interface FactsProps {
  id: string
  draft: QuotationDraft
  change: (over: Partial<QuotationDraft>) => void
}

function Facts({ id, draft, change }: FactsProps) {
  const t = useTranslations('staffQuotation.create')
  return (
    <>
      <Field id={`${id}-name`} label={t('name')}>
        <Input
          {...describedBy(`${id}-name`, {})}
          maxLength={quotationLimits.title}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field id={`${id}-until`} label={t('until')}>
        <Input
          {...describedBy(`${id}-until`, {})}
          type="date"
          value={draft.validUntil}
          onChange={({ target }) => change({ validUntil: target.value })}
        />
      </Field>
      <Field id={`${id}-message`} label={t('message')}>
        <Textarea
          {...describedBy(`${id}-message`, {})}
          maxLength={quotationLimits.message}
          value={draft.message}
          onChange={({ target }) => change({ message: target.value })}
        />
      </Field>
    </>
  )
}
