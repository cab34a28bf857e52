import { Body, Container, Head, Html, Link, Preview, Section, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { mailColours, quietText } from './mail-look'

/** The shop as a mail shows it: its name at the head, how to reach it at the foot. */
export interface MailShop {
  name: string
  url: string
  /** Lines at the foot; empty ones are left out. */
  foot: readonly string[]
}

interface MailFrameProps {
  locale: SiteLocale
  /** What a list of mails shows beside the subject. */
  preview: string
  shop: MailShop
  children: ReactNode
}

/** What every mail has around it. */
export function MailFrame({ locale, preview, shop, children }: MailFrameProps) {
  return (
    <Html lang={locale}>
      <Head>
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: mailColours.ground,
          fontFamily: 'Archivo, Helvetica, Arial, sans-serif',
          margin: 0,
          padding: '24px 0',
        }}
      >
        <Container style={{ backgroundColor: '#ffffff', maxWidth: '600px', borderRadius: '8px' }}>
          <Section style={{ padding: '20px 28px', borderBottom: `1px solid ${mailColours.line}` }}>
            <Link
              href={shop.url}
              style={{ color: mailColours.action, fontSize: '18px', fontWeight: 700, textDecoration: 'none' }}
            >
              {shop.name}
            </Link>
          </Section>
          <Section style={{ padding: '24px 28px 28px' }}>{children}</Section>
        </Container>
        <Container style={{ maxWidth: '600px', padding: '16px 28px' }}>
          {shop.foot
            .filter(line => line !== '')
            .map(line => (
              <Text key={line} style={{ ...quietText, fontSize: '12px', lineHeight: '18px' }}>
                {line}
              </Text>
            ))}
        </Container>
      </Body>
    </Html>
  )
}
