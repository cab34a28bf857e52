'use client'
import { useTranslations } from 'next-intl'
import { Alert, type AlertTone } from '@/components/ui/alert'
import type { Client } from '@/lib/people/client/client'
import { TradeRequest } from './trade-request'

type Standing = 'confirmed' | 'waiting' | 'company' | 'private'

const standingOf = ({ other, proConfirmed }: Client): Standing => {
  if (other.accountType === 'retailer') return proConfirmed ? 'confirmed' : 'waiting'
  return other.accountType
}

const tones: Record<Standing, AlertTone> = {
  confirmed: 'confirm',
  waiting: 'ask',
  company: 'confirm',
  private: 'inform',
}

/** Says that the staff check a retailer, where he looks first after registration; nothing for all others. */
export function TradeWaiting({ client }: { client: Client }) {
  return standingOf(client) === 'waiting' ? <StandingAlert standing="waiting" /> : null
}

/**
 * Whether the client shops as a person, a company or a retailer, and what follows from it (PEOPLE-4); private and
 * company clients may ask to become retailers.
 */
export function TradeStanding({ client }: { client: Client }) {
  const standing = standingOf(client)
  return (
    <>
      <StandingAlert standing={standing} />
      {(standing === 'private' || standing === 'company') && <TradeRequest client={client} />}
    </>
  )
}

function StandingAlert({ standing }: { standing: Standing }) {
  const t = useTranslations('accountArea.trade')
  return (
    <Alert tone={tones[standing]} title={t(`${standing}.title`)}>
      {t(`${standing}.text`)}
    </Alert>
  )
}
