import 'server-only'
import type { Client as ClientRecord } from '@/cms/payload-types'
import type { Holder } from '../factors/holder'

/** A client as the holder of a second factor. */
export const holderOfClient = ({ id, email, locale }: ClientRecord): Holder => ({
  kind: 'client',
  id,
  email,
  locale: locale ?? '',
})
