import 'server-only'
import { browserKey } from '@/server/ground/http/browser-key'

/** The key with which only the sending browser reads its files and orders with them. */
export const pictureKey = browserKey('own-pictures', '/api')
