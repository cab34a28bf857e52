import 'server-only'
import { readSeedCatalogue } from '@/cms/seed/files'
import type { Catalogue } from '@/lib/catalogue/catalogue'

let seed: Catalogue | undefined

/** The catalogue that pictures are drawn from. */
export async function pictureCatalogue(): Promise<Catalogue> {
  seed ??= readSeedCatalogue()
  return seed
}
