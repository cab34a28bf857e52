import 'server-only'
import { readSettings } from '@/server/ground/env'
import { embeddedRelays } from './embedded'
import type { RelayPoints } from './port'
import { serviceRelays } from './service'

/** The relay service that is set, else the sample list that comes with the shop. */
export function relayPoints(): RelayPoints {
  const { RELAY_URL: url, RELAY_KEY: key, RELAY_CARRIER: carrier } = readSettings()
  return url ? serviceRelays({ url, key, carrier }) : embeddedRelays
}
