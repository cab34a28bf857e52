'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { PopupTexts } from '@/components/popup-texts'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Input, Textarea } from '@/components/ui/field'
import { Quantity } from '@/components/ui/quantity'
import { countryOf, type SiteLocale } from '@/lib/ground/site/locales'
import { normaliseLine } from '@/lib/ground/validators/text'
import { readAmount } from '@/lib/orders/quotations/amount'
import { quotationLimits } from '@/lib/orders/quotations/draft'
import type { CartItem } from '@/lib/product/item/item'
import { cartLimits } from '@/lib/product/item/limits'
import { hydrateCart, useCart } from '@/stores/cart'
import { newId } from '@/stores/storage'
import { Popup } from '../popup'

interface MagicProductProps {
  locale: SiteLocale
  onClose: () => void
}

const fields = ['description', 'price', 'cost'] as const
type FieldName = (typeof fields)[number]

/** The currency of the shop of a country. */
const currencies: Readonly<Record<string, 'CHF' | 'GBP'>> = { CH: 'CHF', GB: 'GBP' }

/** Findings of a free-text line (QUOTATION-4); amounts are those of `readAmount`. */
function wrongFields(typed: Record<FieldName, string>): FieldName[] {
  const price = readAmount(typed.price)
  const cost = typed.cost.trim() === '' ? 0 : readAmount(typed.cost)
  return [
    ...(normaliseLine(typed.description) === '' ? (['description'] as const) : []),
    ...(price === null || price < 1 || price > quotationLimits.amount ? (['price'] as const) : []),
    ...(cost === null || cost > quotationLimits.amount ? (['cost'] as const) : []),
  ]
}

/** A free-text line in a client's cart, at a price of its own (QUOTATION-9): only a quotation sells it. */
export default function MagicProduct(props: MagicProductProps) {
  return (
    <PopupTexts locale={props.locale} names={['staffQuotation']}>
      <Form {...props} />
    </PopupTexts>
  )
}

/** A line of free text with its own price, and its cost where one was typed. */
function magicItem(
  typed: { description: string; cost: string },
  quantity: number,
  price: NonNullable<CartItem['price']>,
): CartItem {
  const cost = readAmount(typed.cost)
  return {
    id: newId(),
    type: 'magic',
    slug: 'magic',
    quantity,
    tranquility: false,
    content: {},
    description: normaliseLine(typed.description),
    price,
    ...(cost !== null && cost > 0 && { costPrice: cost / 100 }),
  }
}

function PieceCount({ quantity, onChange }: { quantity: number; onChange: (quantity: number) => void }) {
  const t = useTranslations('staffQuotation')
  const labels = { quantity: t('magic.quantity'), more: t('magic.more'), less: t('magic.less') }
  return (
    <div>
      <p aria-hidden className="mb-1.5 text-sm font-semibold">
        {labels.quantity}
      </p>
      <Quantity
        value={quantity}
        max={cartLimits.quantity}
        onChange={onChange}
        labels={labels}
        className="w-fit"
      />
    </div>
  )
}

function Form({ locale, onClose }: MagicProductProps) {
  const t = useTranslations('staffQuotation')
  const id = useId()
  const [typed, setTyped] = useState({ description: '', price: '', cost: '' })
  const [quantity, setQuantity] = useState(1)
  const [wrong, setWrong] = useState<readonly FieldName[]>([])
  const [full, setFull] = useState(false)
  const change = (field: FieldName, value: string) => {
    const next = { ...typed, [field]: value }
    setTyped(next)
    if (wrong.length > 0) setWrong(wrongFields(next))
  }
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = wrongFields(typed)
    setWrong(found)
    const price = readAmount(typed.price)
    if (found.length > 0 || price === null) {
      document.getElementById(`${id}-${found[0]}`)?.focus()
      return
    }
    hydrateCart()
    const { items, setItems } = useCart.getState()
    if (items.length >= cartLimits.items) return setFull(true)
    setItems([
      ...items,
      magicItem(typed, quantity, { minor: price, currency: currencies[countryOf(locale)] ?? 'EUR' }),
    ])
    onClose()
  }
  return (
    <Popup
      title={t('magic.title')}
      text={t('magic.text')}
      width={520}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} full>
          {t('magic.add')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={add} className="grid gap-4">
        <TextField {...{ id, typed, wrong, change }} />
        <div className="grid gap-4 md:grid-cols-2">
          <AmountInput field="price" {...{ id, typed, wrong, change }} />
          <AmountInput field="cost" {...{ id, typed, wrong, change }} />
        </div>
        <PieceCount quantity={quantity} onChange={setQuantity} />
        <div role="alert" className="empty:hidden">
          {full && <Alert tone="block">{t('magic.full')}</Alert>}
        </div>
      </form>
    </Popup>
  )
}

interface PartProps {
  id: string
  typed: Record<FieldName, string>
  wrong: readonly FieldName[]
  change: (field: FieldName, value: string) => void
}

function TextField({ id, typed, wrong, change }: PartProps) {
  const t = useTranslations('staffQuotation.magic')
  const error = wrong.includes('description') && t('errors.description')
  return (
    <Field id={`${id}-description`} label={t('description')} error={error}>
      <Textarea
        {...describedBy(`${id}-description`, { error })}
        maxLength={cartLimits.description}
        invalid={Boolean(error)}
        value={typed.description}
        onChange={event => change('description', event.target.value)}
      />
    </Field>
  )
}

function AmountInput({ id, typed, wrong, change, field }: PartProps & { field: 'price' | 'cost' }) {
  const t = useTranslations('staffQuotation.magic')
  const decimal = useLocale().startsWith('en') ? '.' : ','
  const error = wrong.includes(field) && t(`errors.${field}`)
  return (
    <Field id={`${id}-${field}`} label={t(field)} error={error}>
      <Input
        {...describedBy(`${id}-${field}`, { error })}
        inputMode="decimal"
        autoComplete="off"
        placeholder={`0${decimal}00`}
        invalid={Boolean(error)}
        value={typed[field]}
        onChange={event => change(field, event.target.value)}
      />
    </Field>
  )
}
