'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { PopupTexts } from '@/components/popup-texts'
import { type AnswersProps, Failure, useSending } from '@/components/quotations/sending'
import { sendAnswer } from '@/components/quotations/use-quotation'
import { Button } from '@/components/ui/button'
import { describedBy, Field, Textarea } from '@/components/ui/field'
import { Quantity } from '@/components/ui/quantity'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { checkMessage } from '@/lib/ground/validators/message'
import type { QuotationVersion } from '@/lib/orders/quotations/quotation'
import { cartLimits } from '@/lib/product/item/limits'
import { Popup } from '../popup'

export interface QuotationEditProps extends AnswersProps {
  locale: SiteLocale
  onClose: () => void
}

const linesOf = ({ lines }: QuotationVersion) => lines.filter(line => line.kind === 'line')

/** What a client wants changed in a quotation: other quantities, and other remarks (QUOTATION-5). */
export default function QuotationEdit(props: QuotationEditProps) {
  return (
    <PopupTexts locale={props.locale} names={['quotation', 'popups', 'product']}>
      <Form {...props} />
    </PopupTexts>
  )
}

/** The quantities that were chosen, in words, one per line: the message contains the whole request. */
function useQuantityWords(version: QuotationVersion) {
  const t = useTranslations('quotation.edit')
  return (wanted: Readonly<Record<string, number>>): string =>
    linesOf(version)
      .filter(({ id, quantity }) => (wanted[id] ?? quantity) !== quantity)
      .map(({ id, title, quantity }) => t('wanted', { title, wanted: wanted[id] ?? 0, quantity }))
      .join('\n')
}

function Form({ version, named, refresh, onClose }: QuotationEditProps) {
  const t = useTranslations('quotation')
  const popups = useTranslations('popups')
  const id = useId()
  const { busy, failure, refuse, send } = useSending(refresh)
  const [message, setMessage] = useState('')
  const [wanted, setWanted] = useState<Readonly<Record<string, number>>>({})
  const wordsOf = useQuantityWords(version)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const asked = [wordsOf(wanted), message.trim()].filter(Boolean).join('\n\n')
    if (checkMessage(asked)) return refuse('message', `${id}-message`)
    const sent = await send(() => sendAnswer(named, { answer: 'change', message: asked }))
    if (sent?.ok) onClose()
  }
  return (
    <Popup
      title={t('change')}
      text={t('edit.text')}
      icon="document"
      closeLabel={popups('close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} full aria-disabled={busy || undefined}>
          {t(busy ? 'sending' : 'changeSend')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        <Quantities {...{ version, wanted }} onChange={setWanted} />
        <Field id={`${id}-message`} label={t('changeText')}>
          <Textarea
            {...describedBy(`${id}-message`, {})}
            value={message}
            onChange={event => setMessage(event.target.value)}
          />
        </Field>
        <Failure code={failure} />
      </form>
    </Popup>
  )
}

interface QuantitiesProps {
  version: QuotationVersion
  wanted: Readonly<Record<string, number>>
  onChange: (wanted: Readonly<Record<string, number>>) => void
}

function Quantities({ version, wanted, onChange }: QuantitiesProps) {
  const product = useTranslations('product')
  const t = useTranslations('quotation.edit')
  return (
    <ul aria-label={t('lines')} className="border-t border-line">
      {linesOf(version).map(({ id, title, description, quantity }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
          <div className="min-w-0 grow basis-48">
            <p className="font-semibold">{title}</p>
            {description && <p className="text-sm text-ink-2">{description}</p>}
          </div>
          <Quantity
            value={wanted[id] ?? quantity}
            max={cartLimits.quantity}
            onChange={next => onChange({ ...wanted, [id]: next })}
            labels={{
              quantity: t('quantityOf', { title }),
              less: product('oneLess'),
              more: product('oneMore'),
            }}
            className="min-h-11!"
          />
        </li>
      ))}
    </ul>
  )
}
