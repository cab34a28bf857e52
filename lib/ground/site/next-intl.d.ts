import type messages from '@/messages/fr'
import type { SiteLocale } from './locales'

declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale
    Messages: typeof messages
  }
}
