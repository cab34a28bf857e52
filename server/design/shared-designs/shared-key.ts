import 'server-only'
import { browserKey } from '@/server/ground/http/browser-key'

/** The key with which only the browser that made links sees and ends them. */
export const sharedKey = browserKey('shared-designs', '/api/shared-designs')
