import { Body, Button, Container, Head, Heading, Html, Preview, Text } from '@react-email/components'
import type { SiteLocale } from '@/lib/site/locales'
import { labelled } from './label'

interface MessageMailProps {
  locale: SiteLocale
  heading: string
  /** Those without a value are left out. */
  rows: readonly { label: string; value: string }[]
  text: string
  link: { href: string; label: string } | null
}

const ink = '#16201c'

/** A mail about what a visitor wrote: a few facts, a text whose lines stay lines, at most one button. */
export function MessageMail({ locale, heading, rows, text, link }: MessageMailProps) {
  return (
    <Html lang={locale}>
      <Head />
      <Preview>{heading}</Preview>
      <Body
        style={{ backgroundColor: '#f5f6f4', fontFamily: 'Archivo, Helvetica, Arial, sans-serif', margin: 0 }}
      >
        <Container style={{ backgroundColor: '#ffffff', padding: '32px', maxWidth: '600px' }}>
          <Heading as="h1" style={{ color: ink, fontSize: '24px', lineHeight: '30px', margin: '0 0 12px' }}>
            {heading}
          </Heading>
          {rows
            .filter(({ value }) => value)
            .map(({ label, value }) => (
              <Text key={label} style={{ color: '#4a544e', fontSize: '14px', lineHeight: '20px', margin: 0 }}>
                {labelled(label, locale)}
                <b>{value}</b>
              </Text>
            ))}
          <Text
            style={{
              color: ink,
              fontSize: '16px',
              lineHeight: '24px',
              margin: '16px 0 0',
              whiteSpace: 'pre-line',
            }}
          >
            {text}
          </Text>
          {link && (
            <Button
              href={link.href}
              style={{
                backgroundColor: '#14523f',
                color: '#ffffff',
                padding: '12px 20px',
                borderRadius: '4px',
                fontWeight: 600,
                marginTop: '20px',
              }}
            >
              {link.label}
            </Button>
          )}
        </Container>
      </Body>
    </Html>
  )
}
