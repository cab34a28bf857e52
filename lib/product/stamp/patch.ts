import type { StampModel } from '@/lib/catalogue/stamps'
import type { StampConfig } from './config'
import { stampSlug } from './slug'

/** What a patch acts on: an editor item, a cart line's content, or just these two. */
export interface StampChoice {
  config: StampConfig
  inkColor?: string | null
}

/** The fields of a stamp's config that change, and its ink. */
export type StampPatch = Partial<StampConfig> & { inkColor?: string | null }

const valid = (wanted: string | null | undefined, offered: readonly string[]): string | undefined =>
  typeof wanted === 'string' && offered.includes(wanted) ? wanted : offered[0]

/**
 * Applies a patch to a stamp (STAMP-3). An unknown model changes
 * nothing and gives `current` itself. An ink or a mount colour that the model lacks becomes the model's first one.
 * Unpublished models are known in edition mode only (STAMP-4).
 */
export function patchStampConfig<T extends StampChoice>(
  current: T,
  patch: StampPatch,
  models: readonly StampModel[],
  { edition = false }: { edition?: boolean } = {},
): T {
  const { inkColor: patchedInk, ...fields } = patch
  const wanted = { ...current.config, ...definedOnly(fields) }
  const slug = stampSlug(wanted)
  const model = models.find(candidate => candidate.slug === slug && (edition || candidate.published))
  if (!model) return current

  const config: StampConfig = { ...wanted, color: valid(wanted.color, model.colors) ?? wanted.color }
  if (slug !== stampSlug(current.config)) followModel(config, current.config, model)
  const ink = valid(patchedInk === undefined ? current.inkColor : patchedInk, model.inksColor)
  return { ...current, config, inkColor: ink ?? null }
}

/** The fields that the config copies from its model must not outlive a change of model. */
function followModel(config: StampConfig, before: StampConfig, model: StampModel): void {
  config.round = model.round
  if (model.embededContent) config.embededContent = model.embededContent
  else delete config.embededContent
  if (before.id !== undefined && config.id === stampSlug(before)) config.id = model.slug
}

/** A patch made of optional form fields may carry `undefined`, which must not erase anything. */
function definedOnly(fields: Partial<StampConfig>): Partial<StampConfig> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
