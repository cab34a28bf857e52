import 'server-only'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The one Payload of this process, which use cases read and write through. */
export const shopPayload = (): Promise<Payload> => getPayload({ config })
