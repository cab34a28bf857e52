import { Button, Column, Img, Link, Row, Section, Text } from '@react-email/components'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { PaymentInstructions } from '@/lib/money/contract/payments'
import { labelled } from './label'
import { amountCell, mailColours, quietText, strongText } from './mail-look'

/** A step of an order on its way. */
export interface MailStep {
  label: string
  done: boolean
}

/** The progress of the order, as bars with labels: steps that are done are filled. */
export function Steps({ steps }: { steps: readonly MailStep[] }) {
  return (
    <Section style={{ margin: '4px 0 20px' }}>
      <Row>
        {steps.map(({ label, done }) => (
          <Column
            key={label}
            style={{ width: `${100 / steps.length}%`, paddingRight: '6px', verticalAlign: 'top' }}
          >
            <div style={{ height: '4px', backgroundColor: done ? mailColours.action : mailColours.line }} />
            <Text
              style={{
                ...quietText,
                fontSize: '12px',
                lineHeight: '18px',
                marginTop: '4px',
                ...(done && { color: mailColours.action, fontWeight: 600 }),
              }}
            >
              {label}
            </Text>
          </Column>
        ))}
      </Row>
    </Section>
  )
}

/** A fact that a mail shows: a number of a parcel, an amount. */
export interface MailFact {
  label: string
  value: string
  href?: string
}

export function Facts({ facts, locale }: { facts: readonly MailFact[]; locale: SiteLocale }) {
  return (
    <Section
      style={{
        backgroundColor: mailColours.ground,
        padding: '12px 16px',
        margin: '0 0 20px',
        borderRadius: '6px',
      }}
    >
      {facts.map(({ label, value, href }) => (
        <Text key={label} style={{ ...quietText, lineHeight: '22px' }}>
          {labelled(label, locale)}
          {href ? (
            <Link href={href} style={{ color: mailColours.action, fontWeight: 600 }}>
              {value}
            </Link>
          ) : (
            <b style={{ color: mailColours.ink }}>{value}</b>
          )}
        </Text>
      ))}
    </Section>
  )
}

interface PaymentNoticeProps {
  payment: PaymentInstructions
  /** The code for bank apps: where the mail has its picture, and what it is for. */
  scan: { src: string; text: string } | null
  locale: SiteLocale
}

/** How an order is to be paid. */
export function PaymentNotice({ payment, scan, locale }: PaymentNoticeProps) {
  const quiet = { ...quietText, color: mailColours.notice }
  return (
    <Section
      style={{
        backgroundColor: mailColours.noticeGround,
        padding: '14px 16px',
        margin: '0 0 20px',
        borderRadius: '6px',
      }}
    >
      <Text style={{ ...strongText, color: mailColours.notice }}>{payment.title}</Text>
      <Text style={quiet}>{payment.text}</Text>
      {payment.rows.map(({ label, value }) => (
        <Text key={label} style={quiet}>
          {labelled(label, locale)}
          <b>{value}</b>
        </Text>
      ))}
      {scan && (
        <>
          <Img src={scan.src} alt={scan.text} width={164} height={164} style={{ margin: '12px 0 4px' }} />
          <Text style={{ ...quiet, fontSize: '13px' }}>{scan.text}</Text>
        </>
      )}
    </Section>
  )
}

export function ActionButton({ href, label }: { href: string; label: string }) {
  return (
    <Button
      href={href}
      style={{
        backgroundColor: mailColours.action,
        color: '#ffffff',
        padding: '13px 22px',
        borderRadius: '4px',
        fontWeight: 600,
        marginTop: '20px',
      }}
    >
      {label}
    </Button>
  )
}

export function Sum({ label, value, bold = false }: { label: string; value: string; bold?: boolean }) {
  const style = {
    fontSize: bold ? '18px' : '14px',
    fontWeight: bold ? 600 : 400,
    margin: '4px 0',
    color: mailColours.ink,
  }
  return (
    <Row>
      <Column>
        <Text style={style}>{label}</Text>
      </Column>
      <Column style={amountCell}>
        <Text style={style}>{value}</Text>
      </Column>
    </Row>
  )
}
