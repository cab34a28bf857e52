import { Column, Heading, Hr, Row, Section, Text } from '@react-email/components'
import type { createTranslator, Messages } from 'next-intl'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { PaymentInstructions } from '@/lib/money/contract/payments'
import { MailFrame, type MailShop } from './mail-frame'
import { amountCell, headingText, mailColours, quietText, scanCid, strongText } from './mail-look'
import { ActionButton, Facts, type MailFact, type MailStep, PaymentNotice, Steps, Sum } from './mail-parts'

export interface MailLine {
  id: string
  title: string
  description: string
  quantity: number
  amount: string
  tranquility: boolean
  withdrawal: boolean
  /** Titles of the products in a pack, and of those that cannot be returned. */
  contains: string[]
  kept: string[]
}

export interface MailTotals {
  discount: string | null
  shipping: string
  net: string
  vat: { rate: string; amount: string }[]
  total: string
}

/** What a mail about an order says; amounts and days are texts of the order's locale already. */
export interface OrderMail {
  locale: SiteLocale
  shop: MailShop
  preview: string
  heading: string
  paragraphs: readonly string[]
  steps: readonly MailStep[]
  facts: readonly MailFact[]
  lines: readonly MailLine[]
  /** With them the lines carry their amounts and rights, as a confirmation must. */
  totals: MailTotals | null
  delivery: readonly string[]
  /** How it is paid; null where nothing is asked of the buyer. */
  payment: PaymentInstructions | null
  button: { href: string; label: string }
}

export type MailTranslator = ReturnType<typeof createTranslator<Messages, 'mail'>>

/** What a line says about its return. */
function rightText({ withdrawal, kept }: MailLine, t: MailTranslator): string {
  if (!withdrawal) return t('confirmation.personalised')
  if (kept.length === 0) return t('confirmation.withdrawal')
  return `${t('confirmation.withdrawal')}, ${t('confirmation.withdrawalExcept', { parts: kept.join(', ') })}`
}

function Line({ line, whole, t }: { line: MailLine; whole: boolean; t: MailTranslator }) {
  return (
    <Row style={{ borderBottom: `1px solid ${mailColours.line}` }}>
      <Column style={{ padding: '10px 0' }}>
        <Text style={strongText}>{line.title}</Text>
        <Text style={quietText}>{[line.description, ...line.contains].filter(Boolean).join(', ')}</Text>
        <Text style={quietText}>
          {t('confirmation.quantity', { quantity: line.quantity })}
          {line.tranquility ? `, ${t('confirmation.tranquility')}` : ''}
        </Text>
        {whole && (
          <Text style={{ ...quietText, color: mailColours.faint, fontSize: '13px' }}>
            {rightText(line, t)}
          </Text>
        )}
      </Column>
      {whole && (
        <Column style={{ ...amountCell, padding: '10px 0' }}>
          <Text style={{ margin: 0, color: mailColours.ink }}>{line.amount}</Text>
        </Column>
      )}
    </Row>
  )
}

function Totals({ totals, t }: { totals: MailTotals; t: MailTranslator }) {
  return (
    <Section style={{ marginTop: '12px' }}>
      {totals.discount ? <Sum label={t('confirmation.discount')} value={totals.discount} /> : null}
      <Sum label={t('confirmation.shipping')} value={totals.shipping} />
      <Sum label={t('confirmation.net')} value={totals.net} />
      {totals.vat.length === 0 ? <Sum label={t('confirmation.noVat')} value="" /> : null}
      {totals.vat.map(({ rate, amount }) => (
        <Sum key={rate} label={t('confirmation.vat', { rate })} value={amount} />
      ))}
      <Sum label={t('confirmation.total')} value={totals.total} bold />
    </Section>
  )
}

/** A mail about any step of an order. */
export function OrderMailView({ mail, t }: { mail: OrderMail; t: MailTranslator }) {
  const { lines, totals, delivery, payment, steps, facts } = mail
  return (
    <MailFrame locale={mail.locale} preview={mail.preview} shop={mail.shop}>
      {steps.length > 0 && <Steps steps={steps} />}
      <Heading as="h1" style={headingText}>
        {mail.heading}
      </Heading>
      {mail.paragraphs.map(text => (
        <Text key={text} style={{ ...quietText, fontSize: '15px', lineHeight: '23px', marginBottom: '14px' }}>
          {text}
        </Text>
      ))}
      {payment && (
        <PaymentNotice
          locale={mail.locale}
          payment={payment}
          scan={payment.scan && { src: `cid:${scanCid}`, text: t('confirmation.scan') }}
        />
      )}
      {facts.length > 0 && <Facts facts={facts} locale={mail.locale} />}
      {lines.map(line => (
        <Line key={line.id} line={line} whole={totals !== null} t={t} />
      ))}
      {totals && <Totals totals={totals} t={t} />}
      {delivery.length > 0 && (
        <>
          <Hr style={{ borderColor: mailColours.line, margin: '20px 0 14px' }} />
          <Text style={strongText}>{t('confirmation.delivery')}</Text>
          {delivery.map(line => (
            <Text key={line} style={quietText}>
              {line}
            </Text>
          ))}
        </>
      )}
      <ActionButton {...mail.button} />
      <Text style={{ ...quietText, marginTop: '24px' }}>{t('confirmation.footer')}</Text>
    </MailFrame>
  )
}
