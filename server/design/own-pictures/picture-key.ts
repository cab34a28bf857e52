import 'server-only'
import { browserKey } from '@/server/ground/http/browser-key'

/** The key with which a browser reads the files that it sent and orders with them, and nobody else does. */
export const pictureKey = browserKey('own-pictures', '/api')
