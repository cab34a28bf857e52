'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import type { Currency } from '@/lib/catalogue/markets'
import { formatMoney } from '@/lib/ground/money/format'
import type { DraftLine } from '@/lib/orders/quotations/draft'
import type { QuotedLine, StaffQuotation } from '@/lib/orders/quotations/quotation'
import { cartLimits } from '@/lib/product/item/limits'
import { isByWord, isHeading } from '@/lib/product/item/types'
import { AmountField } from './amount-field'
import { PictureField } from './picture-field'

interface LineRowProps {
  line: DraftLine
  quotation: StaffQuotation
  disabled: boolean
  onChange: (line: DraftLine) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

type Priced = Extract<QuotedLine, { kind: 'line' }>

/** Below this margin a line is marked, in percent. */
const lowMargin = 40

/** What the shop keeps of a line, in percent of its net; null where it brings nothing. */
function marginOf(priced: Priced, cost: number): number | null {
  const net = priced.line.minor - priced.discount.minor
  return net > 0 ? Math.round(((net - cost) / net) * 100) : null
}

interface HeadingRowProps extends LineRowProps {
  name: string
  onKey: (event: KeyboardEvent) => void
}

/** A heading between lines. */
function HeadingRow({ name, onKey, ...props }: HeadingRowProps) {
  const { line, disabled, onChange } = props
  const t = useTranslations('backOffice.quotations')
  const { item } = line
  return (
    <tr className="bo-quotations__heading" onKeyDown={onKey}>
      <td colSpan={5}>
        <input
          aria-label={t('heading')}
          disabled={disabled}
          value={item.description}
          maxLength={cartLimits.description}
          onChange={({ target }) => onChange({ ...line, item: { ...item, description: target.value } })}
        />
      </td>
      <Steps {...props} name={name} />
    </tr>
  )
}

/** A line of a quotation in the table of its editor: a heading, a product, or a free-text line, which has its fields below it. */
export function LineRow(props: LineRowProps) {
  const { line, quotation, disabled, onChange, onMove } = props
  const t = useTranslations('backOffice.quotations')
  const { item } = line
  const priced = quotation.preview?.lines.find(
    (one): one is Priced => one.kind === 'line' && one.id === item.id,
  )
  const name = priced?.title || item.description || item.slug
  const finding = quotation.findings.find(found => found.item === item.id)
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || disabled) return
    if (event.key === 'ArrowUp') onMove(-1)
    else if (event.key === 'ArrowDown') onMove(1)
    else return
    event.preventDefault()
  }
  if (isHeading(item)) return <HeadingRow {...props} name={name} onKey={onKey} />
  const isWord = isByWord(item)
  return (
    <>
      <tr onKeyDown={onKey}>
        <td>
          <strong>{name}</strong>
          {priced?.description && <small>{priced.description}</small>}
          {finding && <small className="bo-alert">{t(`findings.${findingKey(finding.code)}`)}</small>}
        </td>
        <td className="bo-right">
          <input
            type="number"
            min={1}
            max={cartLimits.quantity}
            aria-label={t('quantityOf', { line: name })}
            disabled={disabled}
            value={item.quantity}
            onChange={({ target }) => {
              const quantity = target.valueAsNumber
              if (Number.isInteger(quantity) && quantity >= 1 && quantity <= cartLimits.quantity)
                onChange({ ...line, item: { ...item, quantity } })
            }}
          />
        </td>
        <td className="bo-right">
          <Unit {...props} priced={priced} name={name} />
        </td>
        <Figures priced={priced} cost={quotation.preview?.costs[item.id] ?? 0} />
        <Steps {...props} name={name} />
      </tr>
      {isWord && <WordFields {...props} />}
    </>
  )
}

const findingKeys = [
  'quotation_empty',
  'quotation_too_large',
  'unknown_country',
  'currency',
  'invalid_design',
] as const

/** The words of a finding, by its code. */
export const findingKey = (code: string) => findingKeys.find(known => known === code) ?? 'other'

const currencyOf = ({ currency }: StaffQuotation): Currency => currency

/** The price of one piece: for a product the granted price in place of the catalogue price, for a free-text line its own price. */
function Unit({
  line,
  quotation,
  disabled,
  onChange,
  priced,
  name,
}: LineRowProps & { priced: Priced | undefined; name: string }) {
  const t = useTranslations('backOffice.quotations')
  const { item } = line
  const label = t('unitOf', { line: name })
  if (isByWord(item)) {
    return (
      <AmountField
        label={label}
        disabled={disabled}
        minor={item.price?.minor ?? null}
        onChange={minor =>
          minor !== null &&
          onChange({ ...line, item: { ...item, price: { minor, currency: currencyOf(quotation) } } })
        }
      />
    )
  }
  return (
    <AmountField
      label={label}
      disabled={disabled}
      minor={line.agreed}
      usual={priced?.listed?.minor}
      optional
      onChange={agreed => onChange({ ...line, agreed })}
    />
  )
}

function Figures({ priced, cost }: { priced: Priced | undefined; cost: number }) {
  const locale = useLocale()
  const margin = priced ? marginOf(priced, cost) : null
  return (
    <>
      <td className="bo-right">{priced && formatMoney(priced.line, locale)}</td>
      <td className={`bo-right${margin !== null && margin < lowMargin ? ' bo-quotations__low' : ''}`}>
        {margin !== null && `${margin}\u202f%`}
      </td>
    </>
  )
}

function Steps({ disabled, onMove, onRemove, name }: LineRowProps & { name: string }) {
  const t = useTranslations('backOffice.quotations')
  const steps = [
    ['up', '↑', () => onMove(-1)],
    ['down', '↓', () => onMove(1)],
    ['remove', '×', onRemove],
  ] as const
  return (
    <td className="bo-quotations__steps">
      {steps.map(([step, sign, act]) => (
        <button
          key={step}
          type="button"
          aria-label={t(step, { line: name })}
          disabled={disabled}
          onClick={act}
        >
          {sign}
        </button>
      ))}
    </td>
  )
}

/** The text, the cost and the picture of a free-text line, below it. */
function WordFields({ line, disabled, onChange }: LineRowProps) {
  const t = useTranslations('backOffice.quotations')
  const { item } = line
  return (
    <tr className="bo-quotations__word">
      <td colSpan={6}>
        <div>
          <input
            aria-label={t('text')}
            placeholder={t('text')}
            disabled={disabled}
            value={item.description}
            maxLength={cartLimits.description}
            onChange={({ target }) => onChange({ ...line, item: { ...item, description: target.value } })}
          />
          <span>
            {t('cost')}{' '}
            <AmountField
              label={t('cost')}
              disabled={disabled}
              optional
              minor={item.costPrice === undefined ? null : Math.round(item.costPrice * 100)}
              onChange={minor => {
                const { costPrice: _, ...bare } = item
                onChange({ ...line, item: minor === null ? bare : { ...bare, costPrice: minor / 100 } })
              }}
            />
          </span>
          <PictureField
            item={item}
            disabled={disabled}
            onPicture={picture =>
              onChange({ ...line, item: { ...item, content: { ...item.content, config: { picture } } } })
            }
          />
        </div>
      </td>
    </tr>
  )
}
