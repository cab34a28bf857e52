import type { Localised } from '@/lib/ground/common'

/** Where one writes to the shop; a file of its own, as a product's page needs no other path of help (`help-paths.ts`). */
export const contactPath: Localised = { fr: '/contact/', de: '/kontakt/', en: '/contact/' }
