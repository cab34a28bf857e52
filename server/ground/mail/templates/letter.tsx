import { Heading, Text } from '@react-email/components'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { MailFrame, type MailShop } from './mail-frame'
import { headingText, mailColours } from './mail-look'
import { ActionButton, Facts } from './mail-parts'

/** What a letter says, in its reader's language: a few facts, a text whose lines stay lines, at most one button. */
export interface Letter {
  locale: SiteLocale
  heading: string
  /** Those without a value are left out. */
  rows: readonly { label: string; value: string }[]
  text: string
  link: { href: string; label: string } | null
}

const words = {
  color: mailColours.ink,
  fontSize: '16px',
  lineHeight: '24px',
  margin: 0,
  whiteSpace: 'pre-line' as const,
}

/** A mail that is about no order. */
export function LetterMail({ shop, letter }: { shop: MailShop; letter: Letter }) {
  const { locale, heading, text, link } = letter
  const facts = letter.rows.filter(({ value }) => value)
  return (
    <MailFrame locale={locale} preview={text.split('\n')[0] || heading} shop={shop}>
      <Heading as="h1" style={headingText}>
        {heading}
      </Heading>
      {facts.length > 0 && <Facts facts={facts} locale={locale} />}
      <Text style={words}>{text}</Text>
      {link && <ActionButton {...link} />}
    </MailFrame>
  )
}
