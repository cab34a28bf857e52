import * as z from 'zod/mini'
import { findFamily } from '@/lib/design/scene/fonts/families'
import type { FontFamilyFiles } from '@/lib/design/scene/fonts/files'
import { readStoredJson, storageKeys, writeStorage } from '@/stores/storage'

const kept = 5
const slugsSchema = z.array(z.string())

/** The families that were chosen last in this browser, the latest first. */
export function recentFonts(): FontFamilyFiles[] {
  const slugs = slugsSchema.safeParse(readStoredJson(storageKeys.recentFonts))
  return slugs.success ? slugs.data.flatMap(slug => findFamily(slug) ?? []) : []
}

/** Remembers that a family was chosen. */
export function rememberFont({ slug }: FontFamilyFiles): void {
  const others = recentFonts().filter(family => family.slug !== slug)
  const slugs = [slug, ...others.map(family => family.slug)].slice(0, kept)
  writeStorage(storageKeys.recentFonts, JSON.stringify(slugs))
}
