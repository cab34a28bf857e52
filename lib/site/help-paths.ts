import type { Localised } from '@/lib/catalogue/common'

/** Pages of the content service that the interface itself leads to; a test holds them to the seed. */
export const helpPaths = {
  contact: { fr: '/contact/', de: '/kontakt/', en: '/contact/' },
  prepareFile: {
    fr: '/aide/preparer-un-fichier/',
    de: '/hilfe/datei-vorbereiten/',
    en: '/help/prepare-a-file/',
  },
} satisfies Record<string, Localised>
