import type { Localised } from '@/lib/ground/common'

/** The path of the contact form; a separate file, because a product's page needs no other path of help (`help-paths.ts`). */
export const contactPath: Localised = { fr: '/contact/', de: '/kontakt/', en: '/contact/' }
