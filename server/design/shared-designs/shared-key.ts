import 'server-only'
import { browserKey } from '@/server/ground/http/browser-key'

/** The key with which a browser sees and ends the links that it made, and nobody else does. */
export const sharedKey = browserKey('shared-designs', '/api/shared-designs')
