import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components'
import type { createTranslator, Messages } from 'next-intl'
import type { PaymentInstructions } from '@/lib/contract/payments'
import type { SiteLocale } from '@/lib/site/locales'

/** What a confirmation says; amounts are texts of the order's locale already. */
export interface OrderConfirmation {
  order: string
  date: string
  locale: SiteLocale
  lines: {
    id: string
    title: string
    description: string
    quantity: number
    amount: string
    tranquility: boolean
    withdrawal: boolean
    /** Titles of what a pack holds, and of those of them that cannot be returned. */
    contains: string[]
    kept: string[]
  }[]
  totals: {
    discount: string | null
    shipping: string
    net: string
    vat: { rate: string; amount: string }[]
    total: string
  }
  delivery: string[]
  /** How it is paid; null where nothing is asked of the buyer. */
  payment: PaymentInstructions | null
  url: string
}

export type MailTranslator = ReturnType<typeof createTranslator<Messages, 'mail'>>

const ink = '#16201c'
const quiet = { color: '#4a544e', fontSize: '14px', lineHeight: '20px', margin: '0' }
const amount = { textAlign: 'right' as const, verticalAlign: 'top' as const, whiteSpace: 'nowrap' as const }

function Sum({ label, value, bold = false }: { label: string; value: string; bold?: boolean }) {
  const style = {
    fontSize: bold ? '18px' : '14px',
    fontWeight: bold ? 600 : 400,
    margin: '4px 0',
    color: ink,
  }
  return (
    <Row>
      <Column>
        <Text style={style}>{label}</Text>
      </Column>
      <Column style={amount}>
        <Text style={style}>{value}</Text>
      </Column>
    </Row>
  )
}

function Line({ line, t }: { line: OrderConfirmation['lines'][number]; t: MailTranslator }) {
  return (
    <Row style={{ borderBottom: '1px solid #dadeda' }}>
      <Column style={{ padding: '10px 0' }}>
        <Text style={{ margin: 0, fontWeight: 600, color: ink }}>{line.title}</Text>
        <Text style={quiet}>{[line.description, ...line.contains].filter(Boolean).join(', ')}</Text>
        <Text style={quiet}>
          {t('confirmation.quantity', { quantity: line.quantity })}
          {line.tranquility ? `, ${t('confirmation.tranquility')}` : ''}
        </Text>
        <Text style={{ ...quiet, color: '#636c66', fontSize: '13px' }}>
          {line.withdrawal ? t('confirmation.withdrawal') : t('confirmation.personalised')}
          {line.withdrawal && line.kept.length > 0
            ? `, ${t('confirmation.withdrawalExcept', { parts: line.kept.join(', ') })}`
            : ''}
        </Text>
      </Column>
      <Column style={{ ...amount, padding: '10px 0' }}>
        <Text style={{ margin: 0, color: ink }}>{line.amount}</Text>
      </Column>
    </Row>
  )
}

/** The e-mail that follows an order: its lines, sums, where it goes and how it is paid. */
export function OrderConfirmationMail({
  confirmation,
  t,
}: {
  confirmation: OrderConfirmation
  t: MailTranslator
}) {
  const { order, date, lines, totals, delivery, payment, url } = confirmation
  return (
    <Html lang={confirmation.locale}>
      <Head />
      <Preview>{t('confirmation.preview', { order })}</Preview>
      <Body
        style={{ backgroundColor: '#f5f6f4', fontFamily: 'Archivo, Helvetica, Arial, sans-serif', margin: 0 }}
      >
        <Container style={{ backgroundColor: '#ffffff', padding: '32px', maxWidth: '600px' }}>
          <Heading as="h1" style={{ color: ink, fontSize: '26px', lineHeight: '30px', margin: '0 0 12px' }}>
            {t('confirmation.heading')}
          </Heading>
          <Text style={{ ...quiet, marginBottom: '16px' }}>{t('confirmation.intro', { order, date })}</Text>
          {lines.map(line => (
            <Line key={line.id} line={line} t={t} />
          ))}
          <Section style={{ marginTop: '12px' }}>
            {totals.discount ? <Sum label={t('confirmation.discount')} value={totals.discount} /> : null}
            <Sum label={t('confirmation.shipping')} value={totals.shipping} />
            <Sum label={t('confirmation.net')} value={totals.net} />
            {totals.vat.length === 0 ? <Sum label={t('confirmation.noVat')} value="" /> : null}
            {totals.vat.map(({ rate, amount: value }) => (
              <Sum key={rate} label={t('confirmation.vat', { rate })} value={value} />
            ))}
            <Sum label={t('confirmation.total')} value={totals.total} bold />
          </Section>
          <Hr style={{ borderColor: '#dadeda', margin: '20px 0' }} />
          {payment ? (
            <Section style={{ backgroundColor: '#e7f0f9', padding: '14px 16px', marginBottom: '20px' }}>
              <Text style={{ margin: 0, fontWeight: 600, color: '#0a3c70' }}>{payment.title}</Text>
              <Text style={{ ...quiet, color: '#0a3c70' }}>{payment.text}</Text>
              {payment.rows.map(({ label, value }) => (
                <Text key={label} style={{ ...quiet, color: '#0a3c70' }}>
                  {label} : <b>{value}</b>
                </Text>
              ))}
            </Section>
          ) : null}
          <Text style={{ margin: 0, fontWeight: 600, color: ink }}>{t('confirmation.delivery')}</Text>
          {delivery.map(line => (
            <Text key={line} style={quiet}>
              {line}
            </Text>
          ))}
          <Button
            href={url}
            style={{
              backgroundColor: '#14523f',
              color: '#ffffff',
              padding: '14px 22px',
              borderRadius: '4px',
              fontWeight: 600,
              marginTop: '20px',
            }}
          >
            {t('confirmation.view')}
          </Button>
          <Text style={{ ...quiet, marginTop: '24px' }}>{t('confirmation.footer')}</Text>
        </Container>
      </Body>
    </Html>
  )
}
