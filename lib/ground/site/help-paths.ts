import type { Localised } from '@/lib/ground/common'
import { contactPath } from './contact-path'

/** Pages of the content service that the interface itself leads to; a test holds them to the seed. */
export const helpPaths = {
  contact: contactPath,
  retailer: { fr: '/revendeur/', de: '/wiederverkaeufer/', en: '/retailer/' },
  privacy: { fr: '/confidentialite/', de: '/datenschutz/', en: '/privacy/' },
  prepareFile: {
    fr: '/aide/preparer-un-fichier/',
    de: '/hilfe/datei-vorbereiten/',
    en: '/help/prepare-a-file/',
  },
  help: { fr: '/aide/', de: '/hilfe/', en: '/help/' },
  delivery: { fr: '/aide/livraison/', de: '/hilfe/lieferung/', en: '/help/delivery/' },
  payment: { fr: '/aide/paiement/', de: '/hilfe/zahlung/', en: '/help/payment/' },
  tranquility: { fr: '/aide/tranquillite/', de: '/hilfe/sorglos/', en: '/help/peace-of-mind/' },
  withdrawal: {
    fr: '/aide/droit-de-retractation/',
    de: '/hilfe/widerrufsrecht/',
    en: '/help/right-of-withdrawal/',
  },
} satisfies Record<string, Localised>
